package knightschool.ui.statemap.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.Eventually;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMapBudget;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlayedPuzzleSessionsTest {
    private static final StateMapSetup FIRST = StateMapSetup.of(WrittenPuzzle.usual());
    private static final StateMapSetup SMALL =
            StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse("AA.b\n...b\n....\n")));

    private final StateMapModel model = new StateMapModel(StateMapBudget.usual());
    private final PlayedPuzzleSessions players = model.play().players();

    @BeforeEach
    void first() {
        open(FIRST);
    }

    @AfterEach
    void close() {
        model.close();
    }

    private void open(StateMapSetup setup) {
        model.open(setup);
        Eventually.until("the map is there", () -> {
            model.tick(0);
            return model.isSettled();
        });
    }

    private void play(String name, String... moves) {
        players.playerProperty().set(name);
        for (String move : moves) {
            assertTrue(model.play().move(BlockMoveText.parse(model.play().game().puzzle(), move)), move);
        }
    }

    private List<String> others() {
        return players.othersProperty().get().stream()
                .map(session -> session.player() + " " + session.moves().size())
                .toList();
    }

    @Test
    void nextPlayerKeepsWhatWasPlayedUnderItsName() {
        play("Ann", "C left 2", "B right 1");
        model.play().nextPlayer();
        assertEquals("", players.playerProperty().get());
        assertEquals(List.of("Ann 2"), others());
        play("", "C left 1");
        model.play().nextPlayer();
        play("Ann", "C left 2");
        model.play().restart();
        assertEquals(List.of("Ann 2", "Player 2 1", "Ann 2 1"), others());
        model.play().restart();
        assertEquals(3, others().size(), "nothing was played");
    }

    /** Also where the map comes after what was played: which of the sessions goes on is known only then. */
    @Test
    void whoPlayedLastGoesOnUnderTheOwnNameWhenAllComesBack() {
        play("Ann", "C left 2");
        model.play().nextPlayer();
        play("Ben", "C left 1");
        StateMapSetup left = model.now();
        List<PuzzleSessionLog> sessions = players.with(model.play().session().orElseThrow());
        model.open(SMALL);
        players.forget();
        players.playerProperty().set("");
        model.open(left);
        model.play().restore(left.puzzle(), sessions);
        assertTrue(model.play().session().isEmpty(), "the map is not there yet");
        open(left);
        assertEquals("Ben", players.playerProperty().get());
        assertEquals(List.of("Ann 1"), others());
    }

    @Test
    void sessionsBelongToTheirPuzzleAndAreThereWhenItComesBack() {
        play("Ann", "C left 2");
        StateMapSetup left = model.now();
        open(SMALL);
        assertEquals(List.of(), others());
        open(FIRST);
        assertEquals(List.of("Ann 1"), others());
        open(left);
        assertEquals(List.of(), others(), "it is the one that is played");
        assertEquals(1, model.play().session().orElseThrow().moves().size());
    }

    private List<List<String>> unsaved() {
        return players.unsaved(model.play().session().orElseThrow()).values().stream()
                .map(sessions ->
                        sessions.stream().map(PuzzleSessionLog::player).sorted().toList())
                .toList();
    }

    /** One person's games are nobody's loss: the last comes back with the session. */
    @Test
    void movesOfSeveralPlayersAreUnsavedUntilAFileHasThem() {
        play("", "C left 2");
        model.play().restart();
        play("", "B right 1");
        open(SMALL);
        assertEquals(List.of(), unsaved());
        open(FIRST);
        play("Ann", "C left 1");
        model.play().nextPlayer();
        play("Ben", "B right 1", "C left 1");
        assertEquals(List.of(List.of("Ann", "Ben", "Player 1", "Player 2")), unsaved());
        open(SMALL);
        assertEquals(List.of(List.of("Ann", "Ben", "Player 1", "Player 2")), unsaved(), "of a puzzle that was left");
        open(FIRST);
        String table = PuzzleSessionLogCsv.format(
                model.stateMap().orElseThrow().puzzle(),
                players.othersProperty().get());
        players.savedTo(players.othersProperty().get());
        assertEquals(List.of(), unsaved());
        play("Cem", "C left 2", "B right 1");
        assertEquals(1, unsaved().size(), "the one who plays now");
        model.play().restart();
        players.forget();
        assertEquals(List.of(), unsaved(), "given up");
        players.add(PuzzleSessionLogCsv.parse(table, model.stateMap().orElseThrow()));
        assertEquals(List.of(), unsaved(), "a file has them");
    }

    /** Whoever types a name instead of pressing the button for the next player plays by turns too. */
    @Test
    void movesOfWhoPlaysNowUnderAnotherNameAreUnsavedBeforeTheGameEnds() {
        play("Ann", "C left 2");
        model.play().restart();
        assertEquals(List.of(), unsaved(), "one game is nobody's loss");
        play("Ben", "B right 1");
        assertEquals(List.of(List.of("Ann", "Ben")), unsaved());
        players.savedTo(players.with(model.play().session().orElseThrow()));
        assertEquals(List.of(), unsaved());
    }

    @Test
    void aTableHasAllPlayersAndIsReadBack() {
        play("Ann", "C left 2");
        model.play().nextPlayer();
        play("Ben", "B right 1", "C left 1");
        List<PuzzleSessionLog> all = players.with(model.play().session().orElseThrow());
        String table = PuzzleSessionLogCsv.format(model.stateMap().orElseThrow().puzzle(), all);
        players.forget();
        model.play().restart();
        players.forget();
        assertEquals(List.of(), others());
        players.add(PuzzleSessionLogCsv.parse(table, model.stateMap().orElseThrow()));
        assertEquals(List.of("Ann 1", "Ben 2"), others());
        players.add(PuzzleSessionLogCsv.parse(table, model.stateMap().orElseThrow()));
        assertEquals(List.of("Ann 1", "Ben 2"), others(), "the same ones are there once");
    }
}
