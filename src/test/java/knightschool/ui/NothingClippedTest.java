package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.Eventually;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.compare.SearchEvent;
import knightschool.lesson.Claims;
import knightschool.lesson.Lesson;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.Quiz;
import knightschool.lesson.QuizJudge;
import knightschool.lesson.Slide;
import knightschool.lesson.SlideBlock;
import knightschool.ui.census.CensusRoom;
import knightschool.ui.compare.CompareModel;
import knightschool.ui.compare.CompareRoom;
import knightschool.ui.lesson.LessonRoom;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;
import knightschool.ui.tour.TourModel;
import knightschool.ui.tour.TourRoom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every scene, slide by slide and moment by moment, in the smallest window, in the usual one and on a large screen. */
class NothingClippedTest {
    private static final int USUAL_SIDE = 8;
    private static final int REASONED_STEPS = 60;
    private static final int H2 = Board.full(USUAL_SIDE, USUAL_SIDE).squareAt(7, 6);

    /** The last of them may be too far away on large boards. */
    private static final List<SearchEvent> MOMENTS = List.of(
            SearchEvent.step(44),
            SearchEvent.UNDO,
            SearchEvent.PRUNE,
            SearchEvent.PANE_FINISHES,
            SearchEvent.ALL_FINISHED);

    /** The board, its blocks, their tours and a join; then the tour. */
    private static final int TOUR_STEPS = 4;

    private static final List<String> BOARDS = List.of(
            "....#...\n....#...\n..##....\n..#.....\n.....##.\n....#...\nK.......\n",
            ".\n",
            "...\n...\n...\n",
            "K...\n....\n....\n...E\n",
            "....\n....\n....\n....\n",
            ".......\n.#.....\n.......\n...#...\n.......\n",
            "..........\n..........\n..........\n..........\n");

    private final List<String> faults = new ArrayList<>();
    private MainWindow window;
    private int width;
    private int height;

    private void open(int width, int height, Theme theme) {
        this.width = width;
        this.height = height;
        Settings settings = Settings.forgotten();
        settings.themeProperty().set(theme);
        settings.remember("census.limit", "10000");
        window = Toolkit.call(() -> new MainWindow(settings, Rooms.all()));
    }

    @AfterEach
    void close() {
        Toolkit.run(window::close);
    }

    @ParameterizedTest
    @CsvSource({"1024,700,LIGHT", "1280,720,DARK", "1920,1080,LIGHT"})
    void everySlideShowsAllItsWordsAndItsRepliesWithoutScrolling(int width, int height, Theme theme) {
        open(width, height, theme);
        LessonRoom room = (LessonRoom) window.room();
        List<Lesson> lessons = LessonFolder.own().stream()
                .map(LessonFile::lesson)
                .map(java.util.Optional::orElseThrow)
                .toList();
        assertTrue(lessons.size() >= 3);
        look("the list of lessons");
        for (int i = 0; i < lessons.size(); i++) {
            List<Slide> slides = lessons.get(i).slides();
            for (int j = 0; j < slides.size(); j++) {
                int lesson = i;
                int slide = j;
                Toolkit.run(() -> room.openAt(lesson, slide));
                String where = "lesson " + (i + 1) + ", slide " + (j + 1);
                look(where);
                slides.get(j).blocks().stream()
                        .filter(SlideBlock.Asked.class::isInstance)
                        .forEach(asked -> answer(((SlideBlock.Asked) asked).quiz(), where + ", answered"));
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    /** Gives the right answer where one is chosen or written; of squares, what is on the board. */
    private void answer(Quiz quiz, String where) {
        QuizJudge judge =
                new QuizJudge(new Claims(), LessonFolder.own().getFirst().beside(), Board.full(8, 8));
        Toolkit.run(() -> {
            switch (quiz.kind()) {
                case CHOICE, CHOICES ->
                    all(".answer").stream()
                            .map(ToggleButton.class::cast)
                            .filter(answer -> judge.rightAnswers(quiz).contains(answer.getText()))
                            .forEach(ToggleButton::fire);
                case NUMBER ->
                    ((TextField) all(".text-field").getFirst())
                            .setText(judge.rightAnswers(quiz).getFirst());
                default -> {}
            }
            all(".check").forEach(check -> ((ButtonBase) check).fire());
        });
        assertFalse(Toolkit.call(() -> all(".reply")).isEmpty());
        until("the replies are shown", () -> all(".reply").stream().allMatch(Node::isVisible));
        look(where);
    }

    private List<Node> all(String style) {
        return new ArrayList<>(window.scene().getRoot().lookupAll(style));
    }

    @ParameterizedTest
    @CsvSource({"1024,700,LIGHT", "1280,720,DARK", "1920,1080,LIGHT"})
    void everyMomentOfAComparisonShowsAllItsWords(int width, int height, Theme theme) {
        open(width, height, theme);
        Toolkit.run(() -> window.show("compare"));
        CompareModel model = ((CompareRoom) window.room()).model();
        for (Board board : List.of(Board.full(8, 8), Board.full(4, 4), Board.full(24, 24), Board.full(1, 1))) {
            Toolkit.run(() -> ((CompareRoom) window.room()).compareOn(board));
            String where = "comparison on " + board.columns() + " x " + board.rows();
            look(where);
            for (SearchEvent event : board.columns() > USUAL_SIDE ? MOMENTS.subList(0, 3) : MOMENTS) {
                Toolkit.run(() -> model.transport().reach(event));
                look(where + ", " + event.label());
            }
            Toolkit.run(() -> model.pointAt(Math.min(H2, board.squares() - 1)));
            look(where + ", pointed at");
            Toolkit.run(() -> model.reasonsAskedProperty().set(true));
            for (SearchEvent event : board.columns() > USUAL_SIDE ? MOMENTS.subList(0, 3) : MOMENTS) {
                Toolkit.run(() -> model.transport().reach(event));
                look(where + ", why not after " + event.label());
            }
            for (int step = 0; step < REASONED_STEPS; step++) {
                int asked = step;
                Toolkit.run(() -> model.transport().seek(asked));
                look(where + ", why not at step " + step);
            }
            Toolkit.run(() -> model.reasonsAskedProperty().set(false));
        }
        assertEquals("", String.join("\n", faults));
    }

    @ParameterizedTest
    @CsvSource({"1024,700,LIGHT", "1280,720,DARK", "1920,1080,LIGHT"})
    void editorShowsAllItsWords(int width, int height, Theme theme) {
        open(width, height, theme);
        Toolkit.run(() -> window.show("editor"));
        look("editor");
        for (KeyCode key : List.of(KeyCode.UNDEFINED, KeyCode.C)) {
            press(key);
            for (String board : BOARDS) {
                Toolkit.run(() -> window.room().take(BoardText.parse(board)));
                look("editor with " + board + key);
                press(KeyCode.T);
                look("editor with the walk on " + board + key);
            }
        }
        Toolkit.run(() -> window.room().take(Board.full(64, 64)));
        look("editor with 64 x 64");
        assertEquals("", String.join("\n", faults));
    }

    @ParameterizedTest
    @CsvSource({"1024,700,LIGHT", "1280,720,DARK", "1920,1080,LIGHT"})
    void censusShowsAllItsWords(int width, int height, Theme theme) {
        open(width, height, theme);
        Toolkit.run(() -> window.show("census"));
        CensusRoom room = (CensusRoom) window.room();
        look("census");
        for (Algorithm algorithm : Algorithms.all()) {
            for (Board board : List.of(Board.full(6, 6), Board.full(5, 5), Board.full(40, 3), Board.full(1, 1))) {
                Toolkit.run(() -> room.count(board, false, Solver.of(algorithm)));
                Toolkit.run(() -> room.pointAt(board.squares() - 1));
                look("census of " + board + " by " + algorithm.name());
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    private void press(KeyCode key) {
        Toolkit.run(() ->
                window.room().handle(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false)));
    }

    @ParameterizedTest
    @CsvSource({"1024,700,LIGHT", "1280,720,DARK", "1920,1080,LIGHT"})
    void toursShowAllTheirWords(int width, int height, Theme theme) {
        open(width, height, theme);
        Toolkit.run(() -> window.show("tour"));
        TourRoom room = (TourRoom) window.room();
        look("tours");
        for (String size : List.of("8x8", "13x18", "7x7", "17x4", "5x3", "60x45", "400x4000", "1000x1000", "1x1")) {
            String[] sides = size.split("x");
            for (boolean closed : List.of(true, false)) {
                Toolkit.run(() -> room.ask(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), closed));
                for (int step = 0; step <= TOUR_STEPS; step++) {
                    int at = step == TOUR_STEPS ? TourModel.END : step;
                    Toolkit.run(() -> room.reach(at));
                    look("tour of " + size + (closed ? ", closed" : "") + ", step " + step);
                }
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    /** Waits until all is on screen and collects what cannot be read. */
    private void look(String where) {
        until("all is on screen", window.room()::isSettled);
        Toolkit.run(() -> {
            arrange();
            Clipping.of(window.scene()).forEach(fault -> faults.add(where + ": " + fault));
        });
    }

    private void until(String what, BooleanSupplier holds) {
        Eventually.until(
                what,
                () -> Toolkit.call(() -> {
                    arrange();
                    return holds.getAsBoolean();
                }));
    }

    private void arrange() {
        Parent root = window.scene().getRoot();
        root.resize(width, height);
        root.applyCss();
        root.layout();
        root.layout();
    }
}
