package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import knightschool.Eventually;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.lesson.glossary.Glossary;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.palette.PaletteModel;
import knightschool.ui.palette.SearchSynonymWords;
import knightschool.ui.palette.VisibleControlEntries;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All that the program has is found by its name, and by the words of people who do not know its name. */
@Execution(ExecutionMode.CONCURRENT)
class FindableTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    /** Words of buttons while something is counted, or where it broke down: then they stand for another act. */
    private static final Set<String> OF_A_STATE = Set.of("Cancel", "Try again");

    /** How many finds a person reads before typing other words. */
    private static final int FIRST_FINDS = 10;

    private static MainWindow window;
    private static PaletteModel model;

    /** Compare is on screen, and no other scene is made. */
    @BeforeAll
    static void open() {
        window = ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.COMPARE));
        model = ToolkitThread.call(() ->
                new PaletteModel(window.findable().atOnce(window.commands().everywhere())));
        ToolkitThread.run(() -> window.findable().read(model::add, model::complete));
        Eventually.until(
                "all is read", () -> ToolkitThread.call(() -> window.findable().isSettled()));
    }

    @AfterAll
    static void close() {
        ToolkitThread.run(window::close);
    }

    private static List<PaletteEntry> found(String typed) {
        return ToolkitThread.call(() -> {
            model.typedProperty().set(typed);
            return List.copyOf(model.matchingEntries());
        });
    }

    private static boolean finds(String typed, PaletteGroup group, String title, String aside) {
        return found(typed).stream()
                .anyMatch(entry -> entry.group() == group
                        && entry.title().equalsIgnoreCase(title)
                        && entry.note().equals(aside));
    }

    @Test
    void everyCommandOfEveryOtherSceneIsFoundByItsWordsWithItsScene() {
        for (SceneDescriptor<?> type : window.scenes().all().stream()
                .filter(SceneDescriptor::fillsWindow)
                .toList()) {
            CommandDefinitions.of(type.kind().word()).stream()
                    .filter(command -> type.kind() != BuiltInSceneKinds.COMPARE
                            && !command.id().endsWith(Command.STOP)
                            && !command.id().endsWith(Command.BACK))
                    .forEach(command -> assertTrue(
                            finds(command.words(), PaletteGroup.ELSEWHERE, command.words(), type.title()),
                            command::toString));
        }
    }

    /** Which {@link #nothingIsListedTwice} relies on: it does not wait for the lessons at every place. */
    @Test
    void commandsAreReadBeforeAllElse() {
        MainWindow other = windows.make();
        ToolkitThread.run(() -> other.show(BuiltInSceneKinds.COMPARE));
        List<List<PaletteEntry>> parts = new ArrayList<>();
        ToolkitThread.run(() -> other.findable().read(parts::add, () -> {}));
        Eventually.until(
                "all is read", () -> ToolkitThread.call(() -> other.findable().isSettled()));
        List<PaletteEntry> later = parts.stream().skip(1).flatMap(List::stream).toList();
        assertFalse(later.isEmpty());
        assertEquals(List.of(), later.stream().filter(FindableTest::isCommand).toList());
    }

    private static boolean isCommand(PaletteEntry entry) {
        return entry.group().compareTo(PaletteGroup.ELSEWHERE) <= 0;
    }

    /** Whatever is on screen: who sees one thing twice looks for a difference that is not there. */
    @Test
    void nothingIsListedTwice() {
        MainWindow other = windows.make();
        Set<String> others = new TreeSet<>();
        for (SceneDescriptor<?> type : other.scenes().all()) {
            ToolkitThread.run(() -> other.show(type.kind()));
            assertNothingTwice(other, type);
            others.addAll(ToolkitThread.call(() -> buttonsInOtherWords(other)));
        }
        assertEquals(Set.of(), others, "buttons whose words do not find their commands");
        oneSlideOfEachKind().forEach((kind, slide) -> {
            ToolkitThread.run(() -> other.open(slide));
            assertNothingTwice(other, other.scenes().of(kind));
        });
    }

    /** Who reads a word on a button, in a menu or in a list of choices types it. */
    @Test
    void everyControlOnScreenIsFoundByItsWords() {
        MainWindow other = windows.make();
        Set<String> unfound = new TreeSet<>();
        for (SceneDescriptor<?> type : other.scenes().all()) {
            ToolkitThread.run(() -> other.show(type.kind()));
            unfound.addAll(ToolkitThread.call(() -> controlsNotFound(other, type.title())));
        }
        oneSlideOfEachKind().forEach((kind, slide) -> {
            ToolkitThread.run(() -> other.open(slide));
            unfound.addAll(ToolkitThread.call(() -> controlsNotFound(other, "slide of " + kind.word())));
        });
        assertEquals("", String.join("\n", unfound), "controls that are not found by their words");
    }

    /** Returns the words of the controls on screen that are not among the first finds for these words. */
    private static List<String> controlsNotFound(MainWindow shown, String place) {
        PaletteModel all =
                new PaletteModel(shown.findable().atOnce(shown.commands().everywhere()));
        Map<String, String> commands = new HashMap<>();
        for (Command command : shown.commands().all()) {
            commands.put(command.id().replace('.', '-'), command.title());
            commands.put(command.tooltip(), command.title());
            commands.putIfAbsent(command.keyText(), command.title());
            command.keys().forEach(key -> commands.putIfAbsent(key.text(), command.title()));
        }
        List<String> faults = new ArrayList<>();
        descendants(shown.scene().getRoot())
                .filter(node -> isShown(node) && !node.isDisabled())
                .forEach(node -> {
                    for (WordedControl control : WordedControl.of(node)) {
                        String typed = control.words()
                                .replaceAll("\\s*\\([^()]*\\)$|\\s{2,}.*$", "")
                                .strip();
                        all.typedProperty().set(typed);
                        boolean isFound = typed.isEmpty()
                                || all.matchingEntries().stream()
                                        .limit(FIRST_FINDS)
                                        .anyMatch(entry -> entry.group().compareTo(PaletteGroup.CONTROL) <= 0
                                                && (entry.title().equalsIgnoreCase(typed)
                                                        || control.marks().stream()
                                                                .anyMatch(mark -> entry.title()
                                                                        .equals(commands.get(mark)))));
                        if (!isFound) {
                            faults.add(place + " | " + control + " | "
                                    + all.matchingEntries().stream()
                                            .limit(3)
                                            .map(PaletteEntry::title)
                                            .toList());
                        }
                    }
                });
        return faults;
    }

    /** A control with its words. @param marks what it has in common with its command */
    private record WordedControl(String words, List<String> marks) {
        static List<WordedControl> of(Node node) {
            return switch (node) {
                case MenuButton menu -> of(menu.getItems());
                case ButtonBase button ->
                    List.of(new WordedControl(
                            VisibleControlEntries.words(button),
                            marks(
                                    button.getId(),
                                    button.getTooltip() == null
                                            ? ""
                                            : button.getTooltip().getText(),
                                    VisibleControlEntries.words(button))));
                case ChoiceBox<?> choice -> choices(choice);
                default -> List.of();
            };
        }

        private static List<WordedControl> of(List<MenuItem> items) {
            return items.stream()
                    .filter(item -> item.isVisible() && !item.isDisable())
                    .flatMap(item -> item instanceof Menu menu
                            ? of(menu.getItems()).stream()
                            : Stream.of(new WordedControl(
                                    VisibleControlEntries.words(item),
                                    marks(item.getId(), "", VisibleControlEntries.words(item)))))
                    .toList();
        }

        private static <T> List<WordedControl> choices(ChoiceBox<T> choice) {
            return choice.getItems().stream()
                    .map(each -> new WordedControl(
                            choice.getConverter() == null
                                    ? String.valueOf(each)
                                    : choice.getConverter().toString(each),
                            List.of()))
                    .toList();
        }

        private static List<String> marks(String id, String tooltip, String words) {
            return List.of(id == null ? "" : id, tooltip, keys(words), keys(tooltip));
        }

        private static String keys(String words) {
            return words.replaceAll(".*\\(|\\)$|.*\\s{3}", "");
        }
    }

    /**
     * Returns the buttons of commands on which another word is read than those by which the command is found. On the
     * button that chooses a board that board is read.
     */
    private static List<String> buttonsInOtherWords(MainWindow shown) {
        List<Command> commands = shown.commands().all();
        return descendants(shown.scene().getRoot())
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(button -> button.getText() != null && !button.getText().isBlank())
                .filter(button -> !OF_A_STATE.contains(button.getText()))
                .flatMap(button -> commands.stream()
                        .filter(command -> !command.id().equals("board.choose"))
                        .filter(command -> button.getTooltip() != null
                                && command.tooltip().equals(button.getTooltip().getText()))
                        .filter(command -> !PaletteEntry.of(PaletteGroup.HERE, command, "")
                                .isCalled(tellingWords(button.getText())))
                        .map(command -> command.id() + " | " + command.words() + " | " + button.getText()))
                .toList();
    }

    /** Returns the words of a button without its keys, and without those that tell nothing. */
    private static String tellingWords(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT)
                        .replaceAll("\\(.*\\)|[^\\p{L} ]", "")
                        .split(" "))
                .filter(word -> !Set.of("a", "an", "the", "this", "it", "on", "in", "to", "")
                        .contains(word))
                .collect(Collectors.joining(" "));
    }

    private static boolean isShown(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
    }

    private static Stream<Node> descendants(Parent parent) {
        return parent.getChildrenUnmodifiable().stream()
                .flatMap(child -> Stream.concat(
                        Stream.of(child), child instanceof Parent inner ? descendants(inner) : Stream.empty()));
    }

    private static Map<SceneKind, LessonsSetup> oneSlideOfEachKind() {
        Map<SceneKind, LessonsSetup> all = new HashMap<>();
        for (LessonReadResult file : LessonFolderReader.own()) {
            List<Slide> slides = file.lesson().orElseThrow().slides();
            for (int i = 0; i < slides.size(); i++) {
                LessonsSetup setup = new LessonsSetup("", file.name(), i + 1, Optional.empty());
                slides.get(i)
                        .scene()
                        .ifPresent(scene -> all.putIfAbsent(scene.setup().scene(), setup));
            }
        }
        return all;
    }

    /** @param type of the scene on screen, or of the one in the slide on screen */
    private static void assertNothingTwice(MainWindow shown, SceneDescriptor<?> type) {
        List<PaletteEntry> all = new ArrayList<>();
        ToolkitThread.run(
                () -> all.addAll(shown.findable().atOnce(shown.commands().everywhere())));
        List<List<PaletteEntry>> parts = new ArrayList<>();
        ToolkitThread.run(() -> shown.findable().read(parts::add, () -> {}));
        // First come the commands of other scenes. Lessons, words and files are in groups that are not looked at.
        Eventually.until("other scenes' commands are read", () -> ToolkitThread.call(() -> !parts.isEmpty()));
        ToolkitThread.run(() -> parts.forEach(all::addAll));
        // A slide of each lesson is called as one of another lesson is.
        Map<List<String>, Long> times = all.stream()
                .filter(FindableTest::isCommand)
                .map(entry -> List.of(
                        entry.title().toLowerCase(Locale.ROOT),
                        entry.group() == PaletteGroup.CONTROL
                                        || entry.group() == PaletteGroup.ELSEWHERE
                                                && !entry.note().equals(type.title())
                                ? entry.note()
                                : ""))
                .collect(Collectors.groupingBy(entry -> entry, Collectors.counting()));
        times.values().removeIf(count -> count == 1);
        assertEquals(Map.of(), times, type::title);
    }

    @Test
    void everyCommandOfTheSceneAndOfTheWindowIsFoundByItsWords() {
        ToolkitThread.call(() -> window.commands().all()).stream()
                .filter(command -> !command.id().equals(GlobalCommands.PALETTE))
                .forEach(command -> assertTrue(
                        Stream.of(PaletteGroup.HERE, PaletteGroup.WINDOW)
                                .anyMatch(group -> finds(
                                        command.words(),
                                        group,
                                        command.words(),
                                        group == PaletteGroup.HERE ? "Compare" : "")),
                        command::id));
    }

    @Test
    void everyLessonAndSlideIsFoundByItsTitle() {
        LessonFolderReader.own().forEach(file -> {
            assertTrue(
                    found(file.title()).stream()
                            .anyMatch(entry -> entry.group() == PaletteGroup.LESSON
                                    && entry.title().equals(file.title())),
                    file::title);
            file.lesson()
                    .orElseThrow()
                    .slides()
                    .forEach(slide -> assertTrue(
                            found(slide.title()).stream()
                                    .anyMatch(entry -> entry.group() == PaletteGroup.SLIDE
                                            && entry.title().equals(slide.title())),
                            slide::title));
        });
    }

    @Test
    void everyWordOfTheGlossaryIsFoundInEachOfItsForms() {
        Glossary.of(LessonFolderReader.glossary())
                .terms()
                .forEach(term -> Stream.concat(Stream.of(term.word()), term.forms().stream())
                        .forEach(form -> assertTrue(
                                finds(form, PaletteGroup.WORD, term.name(CycleTerminology.ARTICLES), "Word"), form)));
    }

    /** What somebody types, and what is the best that the program has to it, among the first that are shown. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    print | Save a handout of this lesson (PDF) | Lessons
                    bigger | Larger words and controls |
                    legend | What the signs on the board mean: the legend |
                    symbols | What the signs on the board mean: the legend |
                    legend | Show the open moves of every square | Play
                    tree | Search tree | Word
                    level 1 | Level 1: 7 squares | Levels
                    export | Save the tour as a file | Play
                    export | Save some steps as an animated picture (GIF) | Compare
                    speed | Faster | Compare
                    speed | Slower | Compare
                    add | Another pane | Compare
                    add | Add a row at the top | Editor
                    euler | Euler and Hamilton | Lesson 7
                    euler | Eulerian trail | Word
                    cycle | Circuit | Word
                    levels | Levels | Play
                    maps tours | Maps of tours | Maps
                    zoom | Larger words and controls |
                    zoom | Nearer | Editor
                    dark | Light or dark |
                    save | Save the board | Editor
                    restart | To the first step | Compare
                    restart | Start again, this level from its start | Levels
                    back | Back to where you came from |
                    undo | Take back the last change, jump or answer | Compare
                    stop when | Stop when something happens: choose what to stop at | Compare
                    breakpoint | Stop when something happens: choose what to stop at | Compare
                    pause at | Stop when something happens: choose what to stop at | Compare
                    first difference | Until the next difference: where two panes begin to differ | Compare
                    next difference | Until the next difference: where two panes begin to differ | Compare
                    diverge | Until the next difference: where two panes begin to differ | Compare
                    differ | Mark the squares and moves in which panes differ now | Compare
                    breakpoint | Run to the next step that you stop at | Compare
                    undo | Take back the last move, or go back to the game before | Play
                    cheat | Show a solution, step by step, or hide it | Levels
                    shortcuts | The keys of this scene, and about Knight School |
                    quit | Close the window |
                    photo | Board from a picture… | Play
                    editor save | Save the board | Editor
                    dark mode | Light or dark |
                    how to save | Save the board | Editor
                    How do I stop? | Stop playing, searching or counting, or close the message | Compare
                    how can i print my lesson | Save a handout of this lesson (PDF) | Lessons
                    where is the glossary | What the words mean: the glossary |
                    close tab | Close this board | Editor
                    close tab | Close the pane pointed at, else the last one | Compare
                    new board 10x10 | A new board | Editor
                    new board 10x10 | Another board, another start | Compare
                    10 x 10 | A new board | Editor
                    new game 5x5 | New game on 5 × 5 | Play
                    race | To Compare |
                    race | Compare the algorithms from this start | Play
                    names of vertices | Show the names of the vertices | Editor
                    hold springs | Hold the springs of the graph still | Editor
                    colour by degree | Colour the vertices by degree | Editor
                    graph circle | The graph on a circle, by square | Editor
                    check answer | Check your answer on this slide | Lessons
                    """)
    void whatPeopleTypeFindsWhatTheyMean(String typed, String title, String aside) {
        List<String> first = found(typed).stream()
                .limit(12)
                .map(entry -> entry.title() + ", " + entry.note())
                .toList();
        assertTrue(first.contains(title + ", " + (aside == null ? "" : aside)), first::toString);
    }

    /** The line that Enter opens. A meaning that is a part of another name would open that instead. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    compare | tree | Show the search tree of a pane, or of all panes
                    compare | fork | What if: a twin of this pane takes the move pointed at
                    compare | solve | Until a pane finishes
                    compare | bigger | Larger words and controls
                    compare | swap | Move the pane pointed at one place to the left
                    compare | move pane | Move the pane pointed at one place to the left
                    statemap | export | Save the map as a picture or a graph
                    statemap | add | Another puzzle like this
                    statemap | new | A new puzzle of your own: draw it
                    statemap | png | Save the map as a picture or a graph
                    census | add | Another board, open or closed tours
                    census | new | Another board, open or closed tours
                    experiment | add | One more board, open or closed tours
                    experiment | png | Save plot and table as a picture
                    level | add | Another level like this, about as hard
                    tour | bigger | Nearer, to see the path
                    tour | add | Another size, open or closed tours
                    tour | exit | Close the window
                    play | colour | Light or dark
                    play | new | New game on 5 × 5
                    play | theme | Light or dark
                    play | print | Save a handout of this lesson (PDF)
                    """)
    void enterOpensInItsSceneWhatAWordMeans(String scene, String typed, String title) {
        MainWindow other = windows.make();
        ToolkitThread.run(() -> other.show(SceneKind.named(scene)));
        PaletteModel all = ToolkitThread.call(
                () -> new PaletteModel(other.findable().atOnce(other.commands().everywhere())));
        ToolkitThread.run(() -> other.findable().read(all::add, all::complete));
        Eventually.until(
                "all is read", () -> ToolkitThread.call(() -> other.findable().isSettled()));
        // A command that its scene cannot carry out yet comes behind the others: the map of a puzzle takes its
        // time.
        Eventually.until(
                "\"" + title + "\" is what Enter opens for \"" + typed + "\"",
                () -> ToolkitThread.call(() -> {
                    all.typedProperty().set("");
                    all.typedProperty().set(typed);
                    return all.matchingEntries().getFirst().title().equals(title);
                }));
    }

    /** Plain words that people type in any program, and what must then be among the first three. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    lessons | previous | The slide before
                    lessons | list | All lessons
                    lessons | presentation | Present: the slide alone on the whole screen
                    lessons | share | Save a handout of this lesson (PDF)
                    lessons | undo | Take back what you did last on this slide
                    lessons | teacher | The speaker's window: notes, clock and the next slide
                    lessons | full screen | Full screen, and back
                    play | keyboard | The keys of this scene, and about Knight School
                    play | menu | The keys of this scene, and about Knight School
                    play | version | The keys of this scene, and about Knight School
                    play | tutorial | To Lessons
                    play | dark | Light or dark
                    play | zoom | Larger words and controls
                    editor | history | Open a file from the list of recent ones
                    editor | save as | Save as a file with another name
                    census | video | Save some steps as an animated picture (GIF)
                    census | student | Ask a class what comes next: questions, bets and a score
                    census | export | Save the table
                    """)
    void plainWordFindsWhatItMeansAmongTheFirstThree(String scene, String typed, String title) {
        MainWindow other = windows.make();
        ToolkitThread.run(() -> other.show(SceneKind.named(scene)));
        PaletteModel all = ToolkitThread.call(
                () -> new PaletteModel(other.findable().atOnce(other.commands().everywhere())));
        ToolkitThread.run(() -> other.findable().read(all::add, all::complete));
        Eventually.until(
                "all is read", () -> ToolkitThread.call(() -> other.findable().isSettled()));
        List<String> first = ToolkitThread.call(() -> {
            all.typedProperty().set(typed);
            return all.matchingEntries().stream()
                    .limit(3)
                    .map(PaletteEntry::title)
                    .toList();
        });
        assertTrue(first.contains(title), first::toString);
    }

    /** What somebody types in a sentence of their own, and what must then be among the first five. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    why is forward checking better | Looking one move ahead | Lesson 12
                    forward better | Looking one move ahead | Lesson 12
                    forward checking | Forward checking | Word
                    forward checking | Looking one move ahead | Lesson 12
                    Why is forward-checking better? | Looking one move ahead | Lesson 12
                    knights tour | Tour | Word
                    knight's tour | Tour | Word
                    knights graph | Knight's graph | Word
                    knights move | The knight's move | Lesson 1
                    make text bigger | Larger words and controls |
                    make the text smaller | Smaller words and controls |
                    bigger board | Another board, another start | Compare
                    bigger board | Another board, open or closed tours | Play
                    bigger board | Add a column at the left | Editor
                    board size | Another board, another start | Compare
                    board size | Another board, open or closed tours | Play
                    how do I make the board larger | Another board, another start | Compare
                    compare algorithms | To Compare |
                    compare algorithms | Compare the algorithms from this start | Play
                    compare solvers | All algorithms in one table | Lesson 18
                    thrashing | A long detour | Slide 5 in lesson 12
                    thrashing | Jumping back | Lesson 14
                    domain | Domain | Word
                    workbench | The workbench: put together a search of your own from parts | Compare
                    own search | The workbench: put together a search of your own from parts | Compare
                    predict | Ask a class what comes next: questions, bets and a score | Compare
                    predictions | Ask a class what comes next: questions, bets and a score | Compare
                    open moves | Open moves | Slide 1 in lesson B
                    empty domains | Looking one move ahead | Lesson 12
                    tie | Warnsdorff's rule | Lesson 13
                    warnsdorffs rule | Warnsdorff's rule | Lesson 13
                    warnsdorff rules | Warnsdorff's rule | Word
                    divide conquer | Large boards from small tours | Lesson 17
                    bipartite | Two colours | Lesson 4
                    handshake | Degrees and handshakes | Lesson 3
                    what is np complete | How hard is it? | Lesson 19
                    counterexamples | Counterexample | Word
                    why is there no tour | Why there is no tour | Lesson 10
                    difference between a walk and a trail | Walks, trails, paths | Lesson 5
                    how does backtracking work | Backtracking | Word
                    how does backtracking work | Backtracking | Lesson 11
                    print handouts | Save a handout of this lesson (PDF) | Lessons
                    """)
    void sentencesFindAmongTheFirstFiveWhatTheyMean(String typed, String title, String aside) {
        List<String> first = found(typed).stream()
                .limit(5)
                .map(entry -> entry.title() + ", " + entry.note())
                .toList();
        assertTrue(first.contains(title + ", " + (aside == null ? "" : aside)), first::toString);
    }

    /** A number means the very lesson or slide, whatever other names contain its digits. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    lesson 18 | Lesson 18
                    Lesson 1 | Lesson 1
                    16.7 | Slide 7 in lesson 16
                    3.7 | Slide 7 in lesson 3
                    lesson 10.6 | Slide 6 in lesson 10
                    slide 16.7 | Slide 7 in lesson 16
                    lesson 16 slide 7 | Slide 7 in lesson 16
                    """)
    void numberOfALessonOrASlideFindsItFirst(String typed, String aside) {
        assertEquals(aside, found(typed).getFirst().note());
    }

    @Test
    void puzzleIsFoundFirstByItsNumber() {
        assertEquals(
                List.of("Sliding puzzle 24", "Sliding puzzle 2"),
                Stream.of("puzzle 24", "Puzzle 2")
                        .map(typed -> found(typed).getFirst().title().split(":")[0])
                        .toList());
    }

    /** Who knows a word of the field finds where it is explained, also where the text has another form of it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    adjacent | Vertices and edges | Lesson 2
                    neighbours | Vertices and edges | Lesson 2
                    bridge | No simple test | Slide 6 in lesson 19
                    Hamiltonian cycle | Every vertex once | Slide 6 in lesson 7
                    backjump | Which choice is to blame? | Slide 2 in lesson 14
                    bipartite | Two colours | Lesson 4
                    girth | How short can it be? | Slide 9 in lesson 6
                    """)
    void wordOfTheGlossaryLeadsToWhereItIsExplained(String typed, String title, String aside) {
        List<String> all = found(typed).stream()
                .map(entry -> entry.title() + ", " + entry.note())
                .toList();
        assertTrue(all.contains(title + ", " + aside), all::toString);
    }

    /** Whatever the sentence around it, an exact name stays the first find of its kind. */
    @Test
    void everyLessonAndWordIsTheFirstOfItsGroupByItsName() {
        LessonFolderReader.own()
                .forEach(file -> assertEquals(
                        file.title(),
                        found(file.title()).stream()
                                .filter(entry -> entry.group() == PaletteGroup.LESSON)
                                .findFirst()
                                .orElseThrow()
                                .title()));
        Glossary.of(LessonFolderReader.glossary())
                .terms()
                .forEach(term -> assertEquals(
                        Command.title(term.name(CycleTerminology.ARTICLES)),
                        found(term.name(CycleTerminology.ARTICLES)).stream()
                                .filter(entry -> entry.group() == PaletteGroup.WORD)
                                .findFirst()
                                .orElseThrow()
                                .title()));
    }

    @Test
    void whatIsAtHandComesFirstAndBeginningsOfWordsBeforeMiddles() {
        assertEquals(
                List.of(PaletteGroup.HERE, PaletteGroup.ELSEWHERE),
                found("step back").stream()
                        .map(PaletteEntry::group)
                        .distinct()
                        .limit(2)
                        .toList());
        List<String> ends = found("art").stream().map(PaletteEntry::title).toList();
        assertEquals("Articulation point", ends.getFirst(), ends::toString);
        assertTrue(ends.contains("Start again, this level from its start"), ends::toString);
    }

    @Test
    void nothingIsTypedShowsWhatIsAtHand() {
        List<PaletteEntry> all = found(" ");
        assertEquals(PaletteGroup.HERE, all.getFirst().group());
        assertEquals(PaletteGroup.WINDOW, all.getLast().group());
    }

    /** Every word of the table, and each of its meanings, leads somewhere also once commands are renamed. */
    @Test
    void everyWordThatMayBeTypedAndEachOfItsMeaningsFindsSomething() {
        SearchSynonymWords.all().forEach((typed, meanings) -> {
            assertTrue(!found(typed).isEmpty(), typed);
            meanings.forEach(meaning -> assertTrue(
                    found(meaning).stream().anyMatch(entry -> entry.isCalled(meaning)),
                    () -> typed + ": nothing is called \"" + meaning + "\" any more"));
        });
    }
}
