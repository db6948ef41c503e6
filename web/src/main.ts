// Where the client begins: settings first, so that the page has its colours, then the texts, then the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";

settings.apply();

// A server that was renewed has other files: a page that cannot be loaded any more is loaded anew, once.
const RENEWED = "rulebound-renewed";
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem(RENEWED) === location.href) return;
  sessionStorage.setItem(RENEWED, location.href);
  event.preventDefault();
  location.reload();
});

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app.");
mount(App, { target });
