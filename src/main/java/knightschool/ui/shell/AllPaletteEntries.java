package knightschool.ui.shell;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import knightschool.graph.CycleTerminology;
import knightschool.setup.SceneKind;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.palette.CommandDescription;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.palette.VisibleControlEntries;
import knightschool.ui.scene.PaletteContentProvidingScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PeriodicTask;
import knightschool.ui.work.WorkFailure;

/**
 * The entries of a window's palette. Those of the existing scenes are available at once, the others are read on a
 * thread of their own. Used on the JavaFX thread only.
 */
final class AllPaletteEntries implements AutoCloseable {
    private final MainWindow window;
    private final SceneCache scenes;
    private final DeferredCommandRunner awaited = new DeferredCommandRunner();
    private final List<Supplier<List<PaletteEntry>>> sources = new ArrayList<>();

    /** Created at first use, since most windows are closed without it. */
    private Optional<BackgroundWorker> worker = Optional.empty();

    AllPaletteEntries(MainWindow window, SceneCache scenes) {
        this.window = window;
        this.scenes = scenes;
    }

    /** Adds a source of entries, which is read on another thread. */
    void add(Supplier<List<PaletteEntry>> source) {
        sources.add(source);
    }

    /**
     * The entries available at once: the commands of the scene on screen and what else it has, those of the window, the
     * scenes that share a tab, and the commands of the other scenes made so far.
     *
     * @param everywhere the commands of the window; the one that opens the palette is left out, and any whose words
     *     equal those of a command of the scene
     */
    List<PaletteEntry> atOnce(List<Command> everywhere) {
        List<PaletteEntry> all = new ArrayList<>();
        List<Command> sceneCommands = sceneCommands();
        sceneCommands.forEach(command -> all.add(PaletteEntry.of(PaletteGroup.HERE, command, title())));
        scenes.current()
                .flatMap(scene -> scene.offer(PaletteContentProvidingScene.class))
                .ifPresent(scene -> all.addAll(scene.paletteEntries()));
        Set<String> sceneWords = sceneCommands.stream().map(Command::words).collect(Collectors.toSet());
        everywhere.stream()
                .filter(command -> !command.id().equals(GlobalCommands.PALETTE))
                .filter(command -> !sceneWords.contains(command.words()))
                .forEach(command -> all.add(PaletteEntry.of(PaletteGroup.WINDOW, command, "")));
        if (scenes.current().isPresent()) {
            all.addAll(VisibleControlEntries.of(
                    window.scene().getRoot(),
                    Stream.concat(sceneCommands.stream(), everywhere.stream()).toList(),
                    title()));
        }
        window.scenes().all().stream().flatMap(this::scene).forEach(all::add);
        scenes.createdScenes().stream()
                .filter(open -> !window.shows(open.type().kind()))
                .flatMap(open -> elsewhere(
                        open.type(),
                        open.scene().commands().stream().map(CommandDescription::of),
                        sceneCommands,
                        current()))
                .forEach(all::add);
        return all;
    }

    /**
     * The commands of the scene on screen. Those of a slide's scene that are not available now are left out if the
     * scene's own tab offers them.
     */
    private List<Command> sceneCommands() {
        return scenes.current().map(SetupDrivenScene::commands).orElseGet(List::of).stream()
                .filter(command -> command.available().get() || !isDoneElsewhere(command))
                .toList();
    }

    private boolean isDoneElsewhere(Command command) {
        return window.scenes().all().stream()
                .filter(type -> type.fillsWindow() && !window.shows(type.kind()))
                .anyMatch(type -> command.id().startsWith(type.kind().word() + "."));
    }

    /** The kind of the scene on screen; empty before the first, and once the window is closed. */
    private Optional<SceneKind> current() {
        return Optional.ofNullable(scenes.currentKind());
    }

    private String title() {
        return window.scenes().of(scenes.currentKind()).title();
    }

    /** An entry for a scene without a tab of its own. The other scenes have a command of the window. */
    private Stream<PaletteEntry> scene(SceneDescriptor<?> type) {
        return type.parent().filter(_ -> !window.shows(type.kind())).stream()
                .map(tab -> PaletteEntry.named(
                        PaletteGroup.ELSEWHERE,
                        type.title(),
                        List.of(),
                        window.scenes().of(tab).title(),
                        () -> window.show(type.kind())));
    }

    /**
     * The commands of another scene, without those that the scene on screen offers itself. A slide offers commands of
     * the scene beside its text, and a slide in another place may offer those of the scene on screen.
     */
    private Stream<PaletteEntry> elsewhere(
            SceneDescriptor<?> type,
            Stream<CommandDescription> commands,
            List<Command> sceneCommands,
            Optional<SceneKind> current) {
        Set<String> ids = sceneCommands.stream()
                .map(Command::id)
                .filter(id -> Stream.concat(Stream.of(type.kind()), current.stream())
                        .anyMatch(kind -> id.startsWith(kind.word() + ".")))
                .collect(Collectors.toSet());
        return type.fillsWindow()
                ? commands.filter(command -> !command.isOfScreen() && !ids.contains(command.id()))
                        .map(command -> PaletteEntry.ofOtherScene(
                                command, type.title(), () -> awaited.go(type.kind(), command)))
                : Stream.empty();
    }

    /**
     * Reads the remaining entries in the background.
     *
     * @param then receives them in parts, on the JavaFX thread
     * @param end run there once all are read
     */
    void read(Consumer<List<PaletteEntry>> then, Runnable end) {
        BackgroundWorker reader = worker.orElseGet(() -> BackgroundWorker.queue("palette", Platform::runLater));
        worker = Optional.of(reader);
        reader.cancel();
        for (Supplier<List<PaletteEntry>> source : all()) {
            // A file that cannot be read is told of by who keeps it: the others are found nevertheless.
            reader.ask(_ -> source.get(), then, this::failed);
        }
        reader.ask(_ -> true, _ -> end.run(), end);
    }

    private void failed(WorkFailure failure) {
        if (!failure.isOfInput()) {
            failure.unreportedWords().ifPresent(window.messages()::report);
        }
    }

    private List<Supplier<List<PaletteEntry>>> all() {
        CycleTerminology terminology = window.settings().dictionaryProperty().get();
        List<Supplier<List<NamedSetup>>> places = new ArrayList<>();
        scenes.createdScenes().stream()
                .flatMap(open -> open.scene().offer(PaletteContentProvidingScene.class).stream())
                .forEach(scene -> places.add(scene.places()));
        window.scenes().all().forEach(type -> places.add(() -> type.places().apply(terminology)));
        List<Supplier<List<PaletteEntry>>> all = new ArrayList<>();
        Set<SceneKind> openKinds =
                scenes.createdScenes().stream().map(open -> open.type().kind()).collect(Collectors.toSet());
        List<Command> sceneCommands = sceneCommands();
        Optional<SceneKind> current = current();
        all.add(() -> catalogued(openKinds, sceneCommands, current));
        // Set-ups named by both a scene and its type are listed once, as the scene names them.
        Set<Object> keys = new HashSet<>();
        places.forEach(some -> all.add(() -> entries(some.get(), keys)));
        all.addAll(sources);
        return all;
    }

    private List<PaletteEntry> catalogued(
            Set<SceneKind> openKinds, List<Command> sceneCommands, Optional<SceneKind> current) {
        return window.scenes().all().stream()
                .filter(type -> !openKinds.contains(type.kind()))
                .flatMap(type -> elsewhere(
                        type,
                        CommandDefinitions.of(type.kind().word()).stream().map(CommandDescription::of),
                        sceneCommands,
                        current))
                .toList();
    }

    private List<PaletteEntry> entries(List<NamedSetup> places, Set<Object> keys) {
        return places.stream()
                .filter(place -> keys.add(List.of(place.group(), place.name(), place.setup())))
                .map(place -> place.entry(window::open))
                .toList();
    }

    /** Whether all requested entries are read. */
    boolean isSettled() {
        return worker.filter(BackgroundWorker::isBusy).isEmpty();
    }

    @Override
    public void close() {
        awaited.close();
        worker.ifPresent(BackgroundWorker::close);
    }

    /**
     * Runs a command of another scene as soon as it is available, since a scene that has just been entered may still be
     * reading or computing its content. Used on the JavaFX thread only.
     */
    private final class DeferredCommandRunner implements AutoCloseable {
        private static final Duration BETWEEN = Duration.ofMillis(100);

        /** The number of polls before giving up: a user who has waited longer is busy with something else. */
        private static final int MOST_LOOKS = 50;

        private Optional<PeriodicTask> looking = Optional.empty();
        private int looks;

        /** Goes to a scene and runs a command there, or shows that the command is not available now. */
        void go(SceneKind kind, CommandDescription name) {
            close();
            window.show(kind);
            looks = 0;
            if (!isOver(kind, name)) {
                PeriodicTask rhythm = new PeriodicTask("awaited", Platform::runLater, BETWEEN, () -> look(kind, name));
                looking = Optional.of(rhythm);
                rhythm.begin();
            }
        }

        private void look(SceneKind kind, CommandDescription name) {
            looks++;
            if (looking.isPresent() && isOver(kind, name)) {
                close();
            }
        }

        /**
         * Runs the command if it is available. Returns whether to stop waiting: the command has run, cannot be run, or
         * the user has left the scene.
         */
        private boolean isOver(SceneKind kind, CommandDescription name) {
            if (!window.shows(kind)) {
                return true;
            }
            List<Command> candidates = window.commands().all().stream()
                    .filter(command -> command.id().equals(name.id()))
                    .toList();
            Optional<Command> possible = candidates.stream()
                    .filter(command -> command.available().get())
                    .findFirst();
            possible.ifPresent(Command::run);
            boolean inVain = possible.isEmpty() && (window.isSettled() || looks >= MOST_LOOKS);
            if (inVain) {
                window.messages().say(whyNot(candidates).orElseGet(() -> ShellWords.notNow(name.words())));
            }
            return inVain || possible.isPresent();
        }

        private static Optional<String> whyNot(List<Command> candidates) {
            return candidates.stream()
                    .map(Command::refusal)
                    .filter(why -> !why.isEmpty())
                    .findFirst();
        }

        /** Stops waiting. */
        @Override
        public void close() {
            looking.ifPresent(PeriodicTask::close);
            looking = Optional.empty();
        }
    }
}
