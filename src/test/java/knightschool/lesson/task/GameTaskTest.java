package knightschool.lesson.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.explain.TourExistenceVerdict;
import knightschool.files.InputFault;
import knightschool.play.CandidateWinnability;
import knightschool.play.Game;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;

class GameTaskTest {
    private static final Board FIVE = Board.full(5, 5);
    private static final Runnable NOTHING = () -> {};

    private static PlaySetup slide(Board board, String... squares) {
        List<Integer> path = path(board, squares);
        return PlaySetup.of(WrittenBoard.of(board)).withPath(path, path.size());
    }

    private static List<Integer> path(Board board, String... squares) {
        return Arrays.stream(squares)
                .map(name -> SquareNames.parse(board, name))
                .toList();
    }

    private static GameTaskVerdict judged(PlaySetup slide, Game game, String... claims) {
        return GameTask.of(slide.game(), List.of(claims)).judge(game, NOTHING);
    }

    private static Game moved(Game game, int... squares) {
        Game moved = game;
        for (int square : squares) {
            moved = moved.moved(square);
        }
        return moved;
    }

    private static Game finished(Game game) {
        List<Integer> rest = ((CanBeWon) WinnabilityDecider.decide(game, NOTHING)).completion();
        return moved(game, rest.stream().mapToInt(Integer::intValue).toArray());
    }

    @Test
    void everyCompleteTourIsRightWhereOneIsAskedFor() {
        PlaySetup slide = slide(FIVE, "a1");
        for (var candidate : slide.game().candidates()) {
            Game tour = finished(slide.game().moved(candidate.square()));
            assertTrue(
                    judged(slide, tour, "finished = true", "from-here = true").isRight());
        }
    }

    @Test
    void unfinishedGameIsToldHowFarItIs() {
        PlaySetup slide = slide(FIVE, "a1", "c2", "e1");
        assertEquals(
                "3 of the 25 squares are visited; 22 are left.",
                judged(slide, slide.game(), "finished = true").words());
        Game nearly = undone(finished(slide.game()));
        assertEquals(
                "24 of the 25 squares are visited; 1 is left.",
                judged(slide, nearly, "finished = true").words());
    }

    @Test
    void lostGameIsToldWhichMoveLostIt() {
        PlaySetup slide = slide(FIVE, "a1");
        for (Game game = slide.game(); ; game = finished(game).jumpTo(game.length() + 1)) {
            for (CandidateWinnability answer :
                    CandidateWinnability.of(game, WinnabilityDecider.decide(game, NOTHING), NOTHING)) {
                if (answer.winnability().cannotBeWon()) {
                    Game lost = game.moved(answer.square());
                    Game later = lost.candidates().isEmpty()
                            ? lost
                            : lost.moved(lost.candidates().getFirst().square());
                    String sentence = "This position can no longer be won: it was lost at move " + lost.length() + ", "
                            + SquareNames.name(FIVE, lost.knight()) + ".";
                    assertEquals(
                            sentence, judged(slide, later, "finished = true").words());
                    assertEquals(
                            sentence + " No move keeps the win; exactly one is asked for.",
                            judged(slide, later, "keep-open = 1").words());
                    assertTrue(judged(slide, later, "lost = true").isRight());
                    return;
                }
            }
        }
    }

    @Test
    void startThatLosesIsNamed() {
        PlaySetup slide = slide(FIVE);
        Game wrongColour = slide.game().moved(SquareNames.parse(FIVE, "a2"));
        assertEquals(
                "This position can no longer be won: no tour begins on a2.",
                judged(slide, wrongColour, "finished = true").words());
        assertEquals(
                "The knight is not on the board yet: click a square.",
                judged(slide, slide.game(), "finished = true").words());
    }

    @Test
    void movesThatKeepTheGameOpenAreCountedAndNamed() {
        PlaySetup slide = slide(FIVE, "a1");
        assertEquals(
                "Two moves keep the win here: b3 and c2; exactly one is asked for.",
                judged(slide, slide.game(), "keep-open = 1").words());
        GameTaskVerdict right = judged(slide, slide.game(), "keep-open = 2", "moves >= 2");
        assertTrue(right.isRight());
        assertEquals(path(FIVE, "b3", "c2"), right.squares());
        assertEquals(
                "Two moves keep the win here: b3 and c2; at least three are asked for.",
                judged(slide, slide.game(), "keep-open >= 3").words());
    }

    @Test
    void keepOpenAgreesWithTheAnswersOfEveryCandidate() {
        PlaySetup slide = slide(FIVE, "a1");
        Game tour = finished(slide.game());
        for (int length = 1; length < tour.length(); length++) {
            Game game = tour.jumpTo(length).withoutUndone();
            int open = CandidateWinnability.count(
                    CandidateWinnability.of(game, WinnabilityDecider.decide(game, NOTHING), NOTHING),
                    TourExistenceVerdict.EXISTS);
            assertTrue(judged(slide, game, "keep-open = " + open).isRight());
            assertEquals(open <= 1, judged(slide, game, "keep-open <= 1").isRight());
        }
    }

    @Test
    void countsAreComparedAsTheClaimSays() {
        PlaySetup slide = slide(FIVE, "a1", "c2");
        assertTrue(
                judged(slide, slide.game(), "visited = 2", "visited >= 2", "visited <= 2", "moves = 5", "lost = false")
                        .isRight());
        assertEquals(
                "2 squares are visited; at least 12 are asked for.",
                judged(slide, slide.game(), "visited >= 12").words());
        assertEquals(
                "The knight has 5 moves here; at most two are asked for.",
                judged(slide, slide.game(), "moves <= 2").words());
        assertEquals(
                "This position can still be won. A lost one is asked for.",
                judged(slide, slide.game(), "lost = true").words());
    }

    @Test
    void gameThatLeavesTheSlidesOwnIsToldWhere() {
        PlaySetup slide = slide(FIVE, "a1", "c2", "e1");
        Game other = moved(slide.game().jumpTo(1), path(FIVE, "b3").getFirst());
        assertEquals(
                "Your game leaves the moves that the slide gives at move 2, b3. Start again.",
                judged(slide, other, "finished = true", "from-here = true").words());
        assertEquals(
                "You took back moves that the slide gives: the game goes on from move 3. Start again, or do them again.",
                judged(slide, undone(slide.game()), "from-here = true").words());
        assertTrue(judged(slide, other, "from-here = false").isRight());
    }

    @Test
    void gameOnAnotherBoardOrForAnotherGoalIsNoAnswer() {
        PlaySetup slide = slide(FIVE, "a1");
        assertTrue(judged(slide, slide(Board.full(6, 6)).game(), "visited = 0")
                .words()
                .startsWith("This game is on another board."));
        assertTrue(judged(slide, slide.showing(DisplayOption.CLOSED, true).game(), "visited = 1")
                .words()
                .startsWith("An open tour is asked for"));
    }

    @Test
    void claimThatIsNoneIsRefusedWithWhatIsKnown() {
        for (String wrong : List.of("finished", "finish = true", "finished = yes", "lost >= 1", "moves = many", "")) {
            List<String> claims = new ArrayList<>(List.of(wrong));
            InputFault fault =
                    assertThrows(InputFault.class, () -> GameTask.of(slide(FIVE).game(), claims));
            assertTrue(!fault.remedy().isEmpty());
        }
    }

    private static Game undone(Game game) {
        return game.jumpTo(game.length() - 1);
    }
}
