"""What the server and its clients say to each other.

HTTP requests and answers, and the messages of a table's socket, are msgspec structs; the OpenAPI description
and the client's TypeScript are made from them. Words are never sent: a `Text` is the id of a sentence in the
catalogues with its arguments (see `texts.message`), and the client puts it into its own language.

wire (what all structs are made of); board (a moment of a game); tables; messages (of a table's socket, both
ways); people; library, learning, replays.
"""
