// node server.js PORT [FOLDER]: boardgame.io's server with our duel; matches live in memory, or in files in FOLDER.
"use strict";

const { FlatFile, Server } = require("boardgame.io/server");
const { duel } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};

Server({ games: [duel], origins: [`http://127.0.0.1:${port}`], ...storage }).run(Number(port));
