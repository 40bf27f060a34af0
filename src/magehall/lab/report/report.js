"use strict";

/** What a row is sorted by in a column: the number its cell carries, else its words. */
function key(row, column) {
  const cell = row.cells[column];
  const number = cell.dataset.key;
  return number === undefined ? cell.textContent.trim() : Number(number);
}

function compare(one, other) {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === "number") return 1; // a figure that is not known comes last, largest first
  if (typeof other === "number") return -1;
  return one.localeCompare(other, document.documentElement.lang);
}

function sort(heading) {
  const table = heading.closest("table");
  const body = table.tBodies[0];
  const column = heading.cellIndex;
  const numbers = heading.classList.contains("number");
  const before = heading.getAttribute("aria-sort");
  const down = before === null ? numbers : before === "ascending";
  for (const other of table.tHead.querySelectorAll("[aria-sort]")) other.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", down ? "descending" : "ascending");
  const rows = [...body.rows];
  rows.sort((one, other) => compare(key(one, column), key(other, column)) * (down ? -1 : 1));
  body.append(...rows);
}

for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => sort(button.closest("th")));
}

for (const field of document.querySelectorAll("[data-filter]")) {
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLocaleLowerCase();
    for (const row of document.getElementById(field.dataset.filter).tBodies[0].rows) {
      const words = `${row.cells[0].textContent} ${row.cells[1].textContent}`.toLocaleLowerCase();
      row.hidden = !words.includes(wanted);
    }
  });
}
