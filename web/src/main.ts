import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { followLinks } from "./lib/location.svelte";
import { meet } from "./lib/me.svelte";
import { startSettings } from "./lib/settings.svelte";

if (import.meta.env.MODE === "mock") (await import("../mock/install")).install();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the hall");

followLinks();
const met = meet();
await Promise.race([startSettings(), new Promise((resolve) => setTimeout(resolve, 1500))]);
mount(App, { target });
await met;
