# The layouts: the table of each game in the browser.

web-layout-asked = to choose
web-layout-attacked = attacked
web-layout-priority = priority
web-layout-next = next
web-layout-resolving = now
web-layout-placed = { $order }: { $cell }
web-layout-arrange = Arrange the hand
web-layout-move-left = { $card }: to the left
web-layout-move-right = { $card }: to the right
web-layout-order = Order
web-layout-order-is = In this order: { $seats }
web-layout-level = Lv{ $level }
web-layout-core-hold = a Core is in hand: tap where it goes, or drag it there
web-layout-paying = Payment
web-layout-paid-of = { $label }: { $paid } of { $due }
web-layout-still-due = { $count } still due
web-layout-divide = Divide the damage
web-layout-divide-left = { $count } left
web-layout-divide-less = { $card }: 1000 less
web-layout-divide-more = { $card }: 1000 more
web-layout-divide-so = Divide so
web-layout-sheet = Sheet of { $character }
web-layout-seats = Seats
web-layout-camps = Camps
