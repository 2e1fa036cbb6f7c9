package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.compare.prediction.PredictionAnswer;
import knightschool.compare.prediction.PredictionQuestion;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.StepBookmark;
import knightschool.setup.value.TimelineBracket;
import knightschool.text.NumberFormatter;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.compare.model.prediction.PredictionRound;
import knightschool.ui.compare.obstruction.PaneTourObstructions;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every kind of question to a class, with all that the scene can show: no text tells the answer before it is given. */
@ExtendWith(OnScreen.class)
class PredictionSpoilerTest extends CompareJourney {
    private static final int QUESTIONS = 14;
    private static final int STRIKES = 5;

    /** Its last step on 5 × 5 from c3. */
    private static final int END_OF_FORWARD_CHECKING = 2394;

    private static final double WIDTH = 1900;
    private static final double HEIGHT = 1500;

    private static final Set<DisplayOption> EVERYTHING = Set.of(
            DisplayOption.REASONS,
            DisplayOption.DOMAINS,
            CompareDisplayOptions.DIFFERENCES,
            CompareDisplayOptions.COUNTS,
            CompareDisplayOptions.COSTS,
            CompareDisplayOptions.DEPTHS,
            CompareDisplayOptions.TREE,
            CompareDisplayOptions.STOPS);

    /** What is said of a square whose moves are asked about. */
    private static final Pattern OF_MOVES = Pattern.compile("\\b(open|closed|reach|reached|leaves|lead)\\b");

    /** What is said of a step that goes back or will, with a square: what an algorithm does is told without one. */
    private static final Pattern OF_WAY =
            Pattern.compile("\\b[a-e][1-5]\\b.*\\b(back|pruned|tried|untried|no move|open move|no longer)\\b");

    /** The names in the legend of signs that tell whether a move is open. */
    private static final Set<String> OF_CELLS = Set.of(
            "Open move",
            "Open from the knight",
            "Closed earlier",
            "Closed by this step",
            "Closed move",
            "Open again",
            "Empty: no open move",
            "Empty since this step",
            "Look here",
            "How many are open",
            "Changed by this step");

    private static final Set<String> OF_ORDER = Set.of("Order of trying", "Moves that lead on", "How many are open");

    /** What is covered is not shown or hidden unseen: the key says why. */
    @Test
    void keysOfTreesAndEndsSayWhyWhileAQuestionStands() {
        openFive("backtracking", "forward-checking");
        onFx(() -> {
            predictions().shownProperty().set(true);
            return null;
        });
        asked(Optional.empty());
        long limit = onFx(() -> model.progress().limitProperty().get());
        String ofTree = "Answer the question first: the search tree would give the answer away.";
        Map<String, String> refusals = Map.of(
                CompareCommands.TREE,
                ofTree,
                CompareCommands.TREE_ALL,
                ofTree,
                CompareCommands.GO_ON,
                "Answer the question first: whether searches end would give the answer away.");
        refusals.forEach((id, refusal) -> {
            Command command = command(id);
            assertEquals(refusal, onFx(command::refusal));
            onFx(() -> {
                command.run();
                return null;
            });
        });
        assertFalse(onFx(() -> model.tree().shownProperty().get()));
        assertEquals(limit, onFx(() -> model.progress().limitProperty().get()));
        onFx(() -> {
            predictions().rounds().pass();
            return null;
        });
        refusals.keySet()
                .forEach(id -> untilShown(
                        "there is " + id, () -> command(id).available().get()));
    }

    private Command command(String id) {
        return onFx(() -> Command.named(scene.commands(), id));
    }

    /** The ends stay hidden after a step that leaves a bet; a teacher may have marked them. */
    @Test
    void bookmarkBeyondTheStepIsNotListedAfterABetWasLeft() {
        open(CompareSetup.of(FIVE)
                .withStart(onFive("c3"))
                .withSolvers(Stream.of("backtracking", "warnsdorff")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        untilShown("the ends are known", () -> model.progress().idleProperty().get() && model.isSettled());
        onFx(() -> {
            model.bookmarks().set(List.of(new StepBookmark(1, "first"), new StepBookmark(24, "tour")));
            predictions().shownProperty().set(true);
            return null;
        });
        asked(Optional.empty());
        assertTrue(onFx(() -> round().orElseThrow().question().isBet()));
        onFx(() -> {
            model.transport().reach(1);
            return null;
        });
        step(1);
        assertFalse(onFx(() -> predictions().coveredProperty().get()));
        assertEquals(
                List.of("Go to the bookmark \"first\", step 1"),
                onFx(scene::paletteEntries).stream().map(PaletteEntry::title).toList());
    }

    /** Small, as each test opens another: three searches on 8 × 8 would go on beside it. */
    @Override
    CompareSetup first() {
        return CompareSetup.of(FIVE);
    }

    @Start
    void open(Stage stage) {
        show(stage);
        stage.setWidth(WIDTH);
        stage.setHeight(HEIGHT);
    }

    private PredictionModel predictions() {
        return model.predictions();
    }

    private Optional<PredictionRound> round() {
        return predictions().rounds().roundProperty().get();
    }

    private void asked(Optional<PredictionQuestion> before) {
        untilShown(
                "a question stands after " + before,
                () -> model.isSettled()
                        && round().filter(one -> !one.isJudged())
                                .map(PredictionRound::question)
                                .filter(now -> !before.equals(Optional.of(now)))
                                .isPresent());
        afterFrames();
    }

    @Test
    void noTextTellsTheAnswerToAnOpenQuestion() {
        Set<Class<?>> kinds = new HashSet<>();
        openAllParts("backtracking", "forward-checking", "warnsdorff");
        ask(2, kinds);
        strike();
        ask(QUESTIONS, kinds);
        openAllParts("warnsdorff", "forward-checking", "warnsdorff --tie-break random --seed 3");
        strike();
        ask(QUESTIONS, kinds);
        assertEquals(everyKind(), kinds);
    }

    /** Asks so many questions from step 0 on, looks for their answers in all texts, and answers them. */
    private void ask(int questions, Set<Class<?>> kinds) {
        onFx(() -> {
            // A question that was answered at its step is not asked again.
            predictions().rounds().restore(PredictionRecord.EMPTY);
            predictions().shownProperty().set(true);
            return null;
        });
        asked(Optional.empty());
        for (int i = 0; i < questions; i++) {
            PredictionQuestion question = round().orElseThrow().question();
            kinds.add(question.getClass());
            assertEquals(List.of(), telling(question), () -> "of " + question.getClass() + ", " + question.step());
            onFx(() -> predictions().rounds().answer(1));
            settled();
            afterFrames();
            if (question instanceof PredictionQuestion.OfStep step && !isReasoned(step.search())) {
                String why = step.now().explanation().sentence();
                assertTrue(texts(window.scene().getRoot()).stream().anyMatch(text -> text.contains(why)), why);
            }
            if (i < questions - 1) {
                onFx(() -> {
                    predictions().next();
                    return null;
                });
                asked(Optional.of(question));
            }
        }
        onFx(() -> {
            predictions().shownProperty().set(false);
            return null;
        });
    }

    /** Whether a reason why no tour can be completed may stand in place of that for the step. */
    private boolean isReasoned(int pane) {
        PaneTourObstructions reasons = model.reasons().reasonsProperty().get();
        return reasons != null && !reasons.of(pane).text().isBlank();
    }

    private static Set<Class<?>> everyKind() {
        Set<Class<?>> kinds = new HashSet<>();
        addKinds(PredictionQuestion.class, kinds);
        return kinds;
    }

    private static void addKinds(Class<?> kind, Set<Class<?>> kinds) {
        if (kind.isSealed()) {
            Arrays.stream(kind.getPermittedSubclasses()).forEach(more -> addKinds(more, kinds));
        } else {
            kinds.add(kind);
        }
    }

    private void openAllParts(String... solvers) {
        CompareSetup setup = CompareSetup.of(FIVE)
                .withStart(onFive("c3"))
                .withSolvers(Stream.of(solvers).map(ConfiguredAlgorithm::read).toList())
                .stoppingAt(List.of(
                        new Breakpoint(
                                List.of(new BreakpointCondition.Narrowed(Board.NONE, 0)), new Breakpoint.Panes.Any()),
                        new Breakpoint(
                                List.of(new BreakpointCondition.Ends(Optional.empty())), new Breakpoint.Panes.Any()),
                        new Breakpoint(List.of(new BreakpointCondition.Pruned()), new Breakpoint.Panes.Any())));
        for (DisplayOption part : EVERYTHING) {
            setup = setup.showing(part, true);
        }
        open(bracketing(setup));
        untilShown("the ends are known", () -> model.progress().idleProperty().get() && model.isSettled());
        onFx(() -> {
            // A teacher may have marked the ends.
            model.bookmarks()
                    .set(model.progress().lanesProperty().get().stream()
                            .map(SearchComputationProgress::explored)
                            .distinct()
                            .sorted()
                            .map(end -> new StepBookmark(end, NumberFormatter.grouped(end)))
                            .toList());
            model.tree().selection().select(Optional.of(new SearchTreeInViewReader.Node(20, 4)));
            model.tree().placementsShownProperty().set(true);
            return null;
        });
        untilShown("the node is read", () -> model.tree().selection().selected().isPresent());
        step(0);
    }

    /** Returns a set-up with a bracket up to the end of one of its searches, as a lesson may have one. */
    private static CompareSetup bracketing(CompareSetup setup) {
        return new CompareSetup(
                setup.source(),
                setup.start(),
                setup.panes(),
                setup.enlarged(),
                setup.moment(),
                Optional.of(new TimelineBracket(1, END_OF_FORWARD_CHECKING)),
                setup.stops(),
                setup.bookmarks(),
                setup.tree(),
                setup.display());
    }

    /** Lets breakpoints strike at the first steps, and goes back to the beginning. */
    private void strike() {
        onFx(() -> {
            model.transport().reach(0);
            return null;
        });
        step(0);
        for (int strike = 0; strike < STRIKES; strike++) {
            onFx(() -> {
                model.transport().untilStop();
                return null;
            });
            arrived();
        }
        assertFalse(onFx(() -> model.stops().strikesProperty().get()).isEmpty());
        onFx(() -> {
            model.transport().reach(0);
            return null;
        });
        step(0);
    }

    /** The texts that tell the answer to an open question, with none and with each of its squares pointed at. */
    private List<String> telling(PredictionQuestion question) {
        List<String> found = new ArrayList<>(tellingNow(question));
        for (int square : squares(question)) {
            onFx(() -> {
                model.pointer().pin(square);
                return null;
            });
            afterFrames();
            found.addAll(tellingNow(question));
            onFx(() -> {
                model.pointer().pin(square);
                return null;
            });
        }
        return found;
    }

    private static List<Integer> squares(PredictionQuestion question) {
        return switch (question) {
            case PredictionQuestion.CellClosed cell ->
                List.of(cell.square(), cell.cell().target());
            case PredictionQuestion.OfStep step -> List.of(step.now().path().head());
            case PredictionQuestion.FinishesFirst _, PredictionQuestion.StepsToPowerOfTen _ -> List.of(0);
        };
    }

    private List<String> tellingNow(PredictionQuestion question) {
        return onFx(() -> Stream.concat(
                        allTexts().stream().filter(text -> tells(question, text)),
                        scene.signs().stream()
                                .map(LegendEntry::name)
                                .filter(name -> legendTells(question, name))
                                .map(name -> "legend: " + name))
                .toList());
    }

    private List<String> allTexts() {
        List<String> all = new ArrayList<>(texts(window.scene().getRoot()));
        scene.signs().forEach(entry -> all.add(entry.name() + " " + entry.where()));
        for (Command command : scene.commands()) {
            all.add(command.title());
            all.add(command.tooltip());
        }
        scene.paletteEntries().forEach(entry -> all.add(entry.title()));
        all.add(model.transport().noticeProperty().get());
        return all;
    }

    private boolean tells(PredictionQuestion question, String text) {
        return saysOfStep(text)
                || switch (question) {
                    case PredictionQuestion.CellClosed cell ->
                        (names(text, cell.square()) || names(text, cell.cell().target()))
                                && OF_MOVES.matcher(text).find();
                    case PredictionQuestion.NextSquare next ->
                        next.right().stream().anyMatch(right -> names(text, square(right)))
                                && OF_MOVES.matcher(text).find();
                    case PredictionQuestion.ForwardOrBack _ ->
                        OF_WAY.matcher(text).find();
                    case PredictionQuestion.FinishesFirst race ->
                        race.ends().stream().anyMatch(end -> ends(text, end));
                    case PredictionQuestion.StepsToPowerOfTen steps -> ends(text, steps.end());
                };
    }

    /** Whether it is the reason for a step, of any pane at this step, or why a tour cannot be completed. */
    private boolean saysOfStep(String text) {
        ComparisonSnapshot now = model.snapshotProperty().get();
        PaneTourObstructions reasons = model.reasons().reasonsProperty().get();
        Stream<String> steps = now.step() == 0
                ? Stream.of()
                : now.frames().stream().map(SearchSnapshot::explanation).map(explained -> explained.sentence());
        Stream<String> obstructions = reasons == null
                ? Stream.of()
                : Stream.iterate(0, pane -> pane < now.frames().size(), pane -> pane + 1)
                        .map(pane -> reasons.of(pane).text());
        return Stream.concat(steps, obstructions).anyMatch(why -> !why.isBlank() && text.contains(why));
    }

    private static boolean legendTells(PredictionQuestion question, String name) {
        return switch (question) {
            case PredictionQuestion.CellClosed _ -> OF_CELLS.contains(name) || OF_ORDER.contains(name);
            case PredictionQuestion.NextSquare _ -> OF_ORDER.contains(name);
            case PredictionQuestion.ForwardOrBack _ ->
                OF_ORDER.contains(name) || name.equals("The knight can go here") || name.equals("Look here");
            case PredictionQuestion.FinishesFirst _, PredictionQuestion.StepsToPowerOfTen _ -> false;
        };
    }

    private static int square(PredictionAnswer answer) {
        return ((PredictionAnswer.Square) answer).square();
    }

    private static boolean names(String text, int square) {
        return Pattern.compile("\\b" + SquareNames.name(FIVE, square) + "\\b")
                .matcher(text)
                .find();
    }

    private static boolean ends(String text, SearchComputationProgress end) {
        return end.complete()
                && Stream.of(NumberFormatter.grouped(end.explored()), NumberFormatter.compact(end.explored()))
                        .anyMatch(steps -> Pattern.compile("(?<![\\d,])" + Pattern.quote(steps) + "(?![\\d,])")
                                .matcher(text)
                                .find());
    }

    /** All texts that are seen, read aloud or come as tooltips, besides those of the question itself. */
    private static List<String> texts(Node root) {
        List<String> texts = new ArrayList<>();
        collect(root, texts);
        return texts;
    }

    private static void collect(Node node, List<String> texts) {
        if (!node.isVisible() || "compare-predictions".equals(node.getId())) {
            return;
        }
        add(texts, node.getAccessibleText());
        add(texts, node.getAccessibleHelp());
        switch (node) {
            case Labeled labeled -> add(texts, labeled.getText());
            case TextInputControl field -> add(texts, field.getText());
            case Text text -> add(texts, text.getText());
            default -> {}
        }
        Stream.concat(
                        Stream.ofNullable(node instanceof Control control ? control.getTooltip() : null),
                        node.getProperties().values().stream()
                                .filter(Tooltip.class::isInstance)
                                .map(Tooltip.class::cast))
                .forEach(tip -> add(texts, tip.getText()));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, texts));
        }
    }

    private static void add(List<String> texts, String text) {
        if (text != null && !text.isBlank()) {
            texts.add(text);
        }
    }
}
