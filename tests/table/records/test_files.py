"""Match files and positions, out of the hall and in again; and the proof."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import magehall
from magehall.kernel.chance import commit, stand_in
from magehall.kernel.game import find_game
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.table.lobby.service import MOST_TABLES
from magehall.table.models import Chair, TableRow
from tests.kernel.forging import forge
from tests.table.lobby.house import ADDED, BATTLE, LARDER_ID, House, Json

pytestmark = pytest.mark.anyio


def played(
    seed: int | str = 7, moves: int | None = None, contributions: dict[int, str] | None = None
) -> Match[Any]:
    # Not by new_match, which would refuse what a forger does not.
    match: Match[Any] = Match.start(find_game(BATTLE), Setup(2, {}, str(seed), contributions or {}))
    luck = random.Random(str(seed))
    while match.pending and (moves is None or len(match.moves) < moves):
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options).id)
    return match


def forged(text: str, change: Any) -> str:
    """A match file with something changed and a true digest."""
    return forge(text.encode(), change).decode()


class TestExport:
    async def test_the_file_is_the_match(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await house.begun(ann, bob)
        match = await house.play(table)
        answer = await bob.raw(f"/tables/{table}/export")
        assert answer.content == match.save()
        assert f'filename="battle_mages-{table}.magehall.json"' in answer.headers["content-disposition"]
        seating = await house.seating(table)
        assert magehall.verify(answer.content, commit(seating.table.secret)).holds

    async def test_take_backs_leave_no_trace_in_the_file(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await house.begun(ann, bob)
        first, second = (option.id for option in (await house.match(table)).pending[0].options[:2])
        await house.write(
            table,
            [
                ("move", 0, first, None),
                ("undo", 0, None, {"to": 0}),
                ("move", 0, second, None),
                ("end", 0, None, {}),
            ],
        )
        await house.end(table, {"winners": [1], "scores": [], "reason": "resigned"})
        file = (await ann.raw(f"/tables/{table}/export")).content
        assert magehall.load_match(file).moves == [(0, second)]
        assert (await ann.get(f"/tables/{table}/proof"))["holds"] is True

    @pytest.mark.parametrize("state", ["playing", "adjourned"])
    async def test_not_before_the_end(self, house: House, state: str) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await house.begun(ann, bob, public=True)
        await house.change(TableRow, {"id": table}, state=state)
        for who in (ann, await house.guest()):
            answer = await who.raw(f"/tables/{table}/export")
            assert (answer.status_code, answer.json()["error"]) == (403, "not-before-the-end")


class TestPosition:
    async def test_while_it_goes_on_i_get_what_i_know_and_no_more(self, house: House) -> None:
        ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
        table = await house.begun(ann, bob, public=True, options={"mages": "deal"})
        match = await house.play(table, 8, finish=False)
        truth = magehall.describe_position(match)
        seen = match.view(0)["table"]
        hands = set()
        secret = (await house.seating(table)).table.secret
        for _ in range(12):
            document = await ann.get(f"/tables/{table}/position")
            assert document["mages"][0]["hand"] == truth["mages"][0]["hand"]
            imagined = magehall.load_position(document).view(0)["table"]
            for told, known in zip(imagined["mages"], seen["mages"], strict=True):
                assert [card["spell"] for card in told["hand"]] == [card["spell"] for card in known["hand"]]
            assert len(document["pile"]) == len(truth["pile"])
            assert secret not in json.dumps(document)
            hands.add(json.dumps([document["mages"][1]["hand"], document["pile"]]))
        # What I may not know is dealt anew each time, from a seed that is nobody's to know.
        assert len(hands) > 1
        assert (await eve.get(f"/tables/{table}/position", 403))["error"] == "not-before-the-end"

    async def test_when_it_is_over_everyone_gets_the_truth(self, house: House) -> None:
        ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
        table = await house.begun(ann, bob, public=True)
        match = await house.play(table)
        for at in (0, 5, 20):
            expected = magehall.describe_position(match.replayed(match.moves[:at]))
            assert await eve.get(f"/tables/{table}/position", at=at) == json.loads(json.dumps(expected))
        last = len(match.moves)
        assert (await ann.get(f"/tables/{table}/position", 409, at=last))["error"] == "over-at-that-moment"
        assert (await ann.get(f"/tables/{table}/position", 422, at=last + 1))["error"] == "no-such-moment"

    async def test_a_secret_answer_of_another_is_not_in_it(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await house.begun(ann, bob, game=LARDER_ID)
        await house.write(table, [("move", 1, "climb:top", None)])
        answers: set[str] = set()
        for _ in range(500):  # one of the three each time: that one stays away so long is beyond all luck
            answers.add((await ann.get(f"/tables/{table}/position"))["answers"]["1"])
            if len(answers) == 3:
                break
        assert len(answers) == 3

    async def test_it_can_be_set_up_and_played_on(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await house.begun(ann, bob, options={"mages": "deal"})
        await house.play(table, 9, finish=False)
        document = await ann.get(f"/tables/{table}/position")
        made = await ann.post("/import", {"text": json.dumps(document)}, 201)
        assert made["kind"] == "position"
        assert (made["table"]["state"], made["table"]["from_position"]) == ("open", True)
        started = await ann.post(f"/tables/{made['table']['id']}/chairs", {"seat": 1, "bot": "random"})
        assert started["state"] == "playing"
        await house.play(made["table"]["id"])
        assert (await ann.get(f"/tables/{made['table']['id']}/proof"))["holds"] is True


class TestImport:
    @pytest.mark.sandbox
    async def test_a_match_becomes_a_replay(self, house: House) -> None:
        ann, eve = await house.guest(), await house.guest()
        match = played(contributions={0: "a", 1: "b"})
        made = (await ann.post("/import", {"text": match.save().decode()}, 201))["table"]
        assert (made["state"], made["imported"], made["you"], made["invite"]) == ("over", True, None, None)
        assert made["result"]["winners"] == list(match.result.winners if match.result else ())
        replay = await eve.get(f"/tables/{made['id']}/replay", limit=500)
        assert replay["total"] > 10
        assert replay["whole"] is True
        assert {step["at"] for step in replay["steps"]} == {None}
        assert replay["names"] == {}
        # Everything is in the file, so any seat's eyes may be borrowed.
        mine = await eve.get(f"/tables/{made['id']}/replay", seat=1, limit=500)
        assert mine["steps"][-1]["view"]["seat"] == 1
        assert (await eve.raw(f"/tables/{made['id']}/export")).content == match.save()
        assert (await eve.get(f"/tables/{made['id']}/proof"))["holds"] is True
        assert [found["id"] for found in (await ann.get("/me/history"))["matches"]] == [made["id"]]
        assert (await eve.get("/me/history"))["matches"] == []
        assert (await ann.get(f"/people/{ann.id}/stats"))["games"] == []
        assert (await ann.get("/tables"))["mine"] == (await eve.get("/tables"))["tables"] == []
        assert (await eve.try_post(f"/tables/{made['id']}/join"))[0] == 409
        assert (await ann.try_post(f"/tables/{made['id']}/rematch"))[0] == 403

    async def test_one_that_was_not_played_to_its_end_too(self, house: House) -> None:
        ann = await house.guest()
        match = played(moves=15)
        made = (await ann.post("/import", {"text": match.save().decode()}, 201))["table"]
        assert made["result"] is None
        assert (await ann.get("/me/history"))["matches"][0]["won"] is None
        await ann.get(f"/tables/{made['id']}/position")

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("", "invalid"),
            ("\x00\x01\x02", "bad-position"),
            ("%PDF-1.7", "bad-position"),
            ("game: chess\nseats: 2\n", "bad-position"),
            pytest.param("[" * 50_000, "bad-position", marks=pytest.mark.sandbox),
            ("x" * 70_000, "position-too-large"),
            ('{"magehall":', "bad-match"),
            ('{"magehall": 99, "digest": "", "match": {}}', "bad-match"),
            ('{"magehall": 1, "digest": "", "match": {}}', "bad-match"),
            pytest.param('{"magehall":1,' + "[" * 100_000, "bad-match", marks=pytest.mark.sandbox),
        ],
    )
    async def test_garbage_is_refused_in_a_sentence(self, house: House, text: str, code: str) -> None:
        ann = await house.guest()
        answer = await ann.post("/import", {"text": text}, 422)
        assert answer["error"] == code
        assert len(answer["message"]) < 1000
        assert (await ann.get("/me/history"))["matches"] == []

    async def test_what_is_larger_than_the_hall_takes(self, house: House) -> None:
        ann = await house.guest()
        assert (await ann.post("/import", {"text": "x" * 2_000_000}, 413))["error"] == "too-large"

    @pytest.mark.parametrize(
        "change",
        [
            lambda match: match["moves"].pop(),
            lambda match: match["moves"].insert(3, [0, "fly:away"]),
            lambda match: match["draws"].pop(),
            lambda match: match["setup"].update(secret="another"),
            lambda match: match["setup"].update(seats=77),
            lambda match: match["setup"].update(contributions={"7": "nobody sits there"}),
            lambda match: match["setup"].update(options={"mages": "never"}),
            lambda match: match["state"].update(count=5),
            lambda match: match.update(rules=99),
            lambda match: match.update(game="chess"),
            pytest.param(
                lambda match: match["moves"].extend([[0, "pass"]] * 6000), marks=pytest.mark.sandbox
            ),
        ],
    )
    async def test_forged_files_are_found_out(self, house: House, change: Any) -> None:
        ann = await house.guest()
        answer = await ann.post("/import", {"text": forged(played().save().decode(), change)}, 422)
        assert answer["error"] == "bad-match"

    @pytest.mark.parametrize(
        "seeds",
        [
            {"seed": "s" * 65},
            {"contributions": {0: ""}},
            {"contributions": {0: "c" * 65}},
            {"seed": "\x00nul"},
        ],
        ids=["secret", "empty", "long", "nul"],
    )
    async def test_seeds_the_database_cannot_keep(self, house: House, seeds: dict[str, Any]) -> None:
        match = played(**seeds)
        assert magehall.verify(match.save()).holds
        ann = await house.guest()
        assert (await ann.post("/import", {"text": match.save().decode()}, 422))["error"] == "bad-match"

    async def test_nobody_fills_the_house_with_files(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(MOST_TABLES[True], "imported", 1)
        ann = await house.guest()
        text = played(moves=3).save().decode()
        await ann.post("/import", {"text": text}, 201)
        assert (await ann.post("/import", {"text": text}, 409))["error"] == "too-many-tables"

    async def test_chairs_for_a_position(self, house: House) -> None:
        ann = await house.guest()
        text = json.dumps(magehall.describe_position(played(moves=10)))
        full = await ann.post("/import", {"text": text, "chairs": ["random", "me"]}, 201)
        assert (full["table"]["state"], full["table"]["you"]) == ("playing", 1)
        answer = await ann.post("/import", {"text": text, "chairs": ["me", "open", "open"]}, 422)
        assert answer["error"] == "bad-position"


class TestProof:
    async def test_the_commitment_first_and_all_of_it_at_the_end(self, house: House) -> None:
        ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
        made = await ann.table("me", "open", public=True)
        await ann.post(f"/tables/{made['id']}/ready", {"contribution": "from-ann"})
        path = f"/tables/{made['id']}/proof"
        open_proof = await eve.get(path)
        assert open_proof["commitment"] == made["commitment"]
        await bob.post(f"/tables/{made['id']}/join")
        await bob.post(f"/tables/{made['id']}/ready", {"contribution": "from-bob"})
        secret = (await house.seating(made["id"])).table.secret
        running = await eve.raw(path)
        assert secret not in running.text
        assert "from-" not in running.text
        hidden = {"secret", "contributions", "by_hall", "moves", "draws", "drawn", "hash", "holds", "fault"}
        assert {running.json()[key] for key in hidden} == {None}
        match = await house.play(made["id"])
        proof = await eve.get(path)
        assert proof["commitment"] == made["commitment"] == commit(secret)
        assert (proof["secret"], proof["contributions"]) == (secret, {"0": "from-ann", "1": "from-bob"})
        assert (proof["holds"], proof["fault"], proof["by_hall"]) == (True, None, [])
        assert (proof["moves"], proof["draws"]) == (len(match.moves), len(match.flow.chance.draws))
        assert proof["hash"] == magehall.state_hash(match)
        assert [(label, result) for label, _, result in proof["drawn"]] == match.flow.chance.draws
        assert [outcomes for _, outcomes, _ in proof["drawn"]] == match.flow.chance.sizes

    async def test_it_says_for_whom_the_hall_added_to_the_seed(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        proof = await ann.get(f"/tables/{await house.over(ann, bob)}/proof")
        assert proof["by_hall"] == [0]
        assert proof["contributions"]["0"] == stand_in(proof["secret"], 0)

    async def test_a_contribution_changed_after_play_makes_it_fail(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        table = await house.over(ann, bob)
        exported = (await ann.raw(f"/tables/{table}/export")).content
        assert magehall.verify(exported, contributions={1: f"{ADDED}-1"}).holds
        await house.change(Chair, {"table_id": table, "seat": 1}, contribution="other")
        proof = await ann.get(f"/tables/{table}/proof")
        assert (proof["holds"], bool(proof["fault"])) == (False, True)

    async def test_it_explains_itself_in_three_languages(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        tables = [await house.begun(ann, bob), await house.over(ann, bob)]
        said: Json = {}
        for lang in ("en", "fr", "ru"):
            await ann.speak(lang)
            said[lang] = [(await ann.get(f"/tables/{table}/proof"))["explanation"] for table in tables]
        assert len({text for texts in said.values() for text in texts}) == 6
