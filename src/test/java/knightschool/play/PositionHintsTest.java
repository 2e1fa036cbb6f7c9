package knightschool.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import knightschool.board.Board;
import knightschool.explain.WitnessKind;
import org.junit.jupiter.api.Test;

class PositionHintsTest {
    private final Map<String, Integer> kinds = new TreeMap<>();

    private static PositionHints hints(Game game) {
        return PositionHints.of(game, () -> {});
    }

    @Test
    void hintsHoldForPositionsOfEveryKind() {
        PlayedGames.on(31, 30, 6, 6, 3).forEach(this::judge);
        PlayedGames.on(32, 10, 8, 8, 20).forEach(this::judge);
        PlayedGames.onRandomBoards(33, 150, 14).forEach(this::judge);
        for (String kind : List.of("Look", "Loses", "NoneLoses", "KeepsOpen", "IsLost", "IsFinished")) {
            assertTrue(kinds.getOrDefault(kind, 0) > 2, kinds::toString);
        }
    }

    private void judge(Game game) {
        PositionHints hints = hints(game);
        for (HintStrength strength : HintStrength.values()) {
            Hint hint = hints.hint(strength);
            kinds.merge(hint.getClass().getSimpleName(), 1, Integer::sum);
            assertTrue(holds(game, hints, hint), () -> hint + " of " + game);
        }
    }

    private static boolean holds(Game game, PositionHints hints, Hint hint) {
        return switch (hint) {
            case Hint.Look look ->
                !look.squares().isEmpty() && look.squares().stream().allMatch(game.board()::isPlayable);
            case Hint.Loses loses ->
                WinnabilityDecider.decide(game.moved(loses.square()), () -> {}).cannotBeWon();
            case Hint.NoneLoses(int open, int notKnown) ->
                !game.isBegun() || open == game.candidates().size() && notKnown == 0;
            case Hint.KeepsOpen(int square, List<Integer> completion, boolean only) ->
                completes(game.moved(square), completion) && only == (open(game, hints) == 1);
            case Hint.IsLost _ -> hints.winnability().cannotBeWon() && !game.isFinished();
            case Hint.IsFinished _ -> game.isFinished();
            case Hint.NothingKnown _ -> false;
        };
    }

    private static int open(Game game, PositionHints hints) {
        return game.isBegun()
                ? (int) hints.candidates().stream()
                        .filter(answer -> answer.winnability().canBeWon())
                        .count()
                : game.starts().size();
    }

    private static boolean completes(Game game, List<Integer> completion) {
        Game now = game;
        for (int square : completion) {
            now = now.moved(square);
        }
        return now.isFinished();
    }

    @Test
    void whereToLookIsTheCornerThatLosesItsLastExitButOne() {
        PositionHints hints =
                hints(Game.begin(Board.full(8, 8), Goal.CIRCUIT).moved(27).moved(17));
        assertEquals(new Hint.Look(List.of(0), Hint.Question.HOW_TO_LEAVE), hints.hint(HintStrength.WHERE_TO_LOOK));
        Hint.Loses loses = assertInstanceOf(Hint.Loses.class, hints.hint(HintStrength.MOVE_THAT_LOSES));
        assertEquals(WitnessKind.DEAD_ENDS, loses.witness().kind());
        Hint.KeepsOpen open = assertInstanceOf(Hint.KeepsOpen.class, hints.hint(HintStrength.MOVE_THAT_KEEPS_OPEN));
        assertEquals(0, open.square());
        assertTrue(open.only());
    }

    @Test
    void moveThatLosesIsAStartOfTheRarerColourBeforeTheFirst() {
        Hint hint = hints(Game.begin(Board.full(5, 5), Goal.OPEN_TOUR)).hint(HintStrength.MOVE_THAT_LOSES);
        assertEquals(1, assertInstanceOf(Hint.Loses.class, hint).square());
    }

    @Test
    void moveThatKeepsOpenPlacesTheKnightBeforeTheFirst() {
        Game game = Game.begin(Board.full(5, 5), Goal.OPEN_TOUR);
        Hint hint = hints(game).hint(HintStrength.MOVE_THAT_KEEPS_OPEN);
        Hint.KeepsOpen first = assertInstanceOf(Hint.KeepsOpen.class, hint);
        assertTrue(completes(game.moved(first.square()), first.completion()));
    }
}
