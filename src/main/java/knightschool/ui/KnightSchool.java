package knightschool.ui;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.prefs.BackingStoreException;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.resource.ServiceProviders;
import knightschool.session.ApplicationDataFolder;
import knightschool.session.MergingFileStore;
import knightschool.session.RecentFileList;
import knightschool.session.Session;
import knightschool.session.SessionStore;
import knightschool.session.StoredSettings;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.message.PersistentFaultDisplay;
import knightschool.ui.session.CloseConfirmation;
import knightschool.ui.session.FileDropHandler;
import knightschool.ui.session.RecentFilePaletteEntries;
import knightschool.ui.session.SessionAutosaver;
import knightschool.ui.session.StoreChangeAutosaver;
import knightschool.ui.session.UnsavedWorkRecovery;
import knightschool.ui.session.WindowFileCommands;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RecentFiles;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.LegacyPreferencesReader;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.StateSaver;
import knightschool.ui.work.UnusedHeapReleaser;
import knightschool.ui.work.WorkThreadFactory;

/**
 * The JavaFX application: opens the window of the program with the last session, the unsaved work of a crashed run, and
 * the files to open.
 */
public final class KnightSchool extends Application {
    /** How long to wait for pending writes after the window was closed. */
    private static final Duration LAST_WORK = Duration.ofSeconds(20);

    /** The settings in which older versions stored lists of recent files. */
    private static final List<String> OLD_LISTS = List.of("editor.recent", "census.table");

    /** The state with which the window starts; read before JavaFX starts, since the JavaFX thread reads no files. */
    private static volatile Start initialState;

    /** The stored settings; read before JavaFX starts. */
    private static volatile PartialReadResult<StoredSettings> chosenBefore =
            PartialReadResult.whole(StoredSettings.NONE);

    /** Writes the last state after the window was closed, off the JavaFX thread. */
    private static volatile Runnable ending = () -> {};

    private final AtomicLong frames = new AtomicLong();
    private UserSettings settings;
    private Optional<StoreChangeAutosaver<StoredSettings>> settingsSaver = Optional.empty();
    private MainWindow window;
    private WindowPlacementKeeper place;
    private Supplier<List<Rectangle2D>> screens;
    private SessionAutosaver keeper;
    private WindowFileCommands files;
    private StoreChangeAutosaver<RecentFileList> recent;
    private UnsavedWorkRecovery recovery;
    private UnusedHeapReleaser memory;

    /**
     * The state with which the window starts.
     *
     * @param session the last session
     * @param abandoned unsaved work of a crashed run
     * @param files the files to open
     */
    record Start(SessionStore store, Optional<Session> session, List<UnsavedWork> abandoned, List<Path> files) {
        static Start read(SessionStore store, List<Path> files) {
            takeOverBoards(store.folder());
            return new Start(store, store.load(), store.abandoned(), files);
        }
    }

    /**
     * Merges a list of boards, which older versions stored separately, into that of all files. An unreadable list is
     * ignored.
     */
    private static void takeOverBoards(Path folder) {
        MergingFileStore<RecentFileList> boards = MergingFileStore.ofRecent(folder);
        try {
            RecentFileList recentList = boards.load().value();
            if (!recentList.equals(RecentFileList.NONE)) {
                MergingFileStore.ofOpened(folder).save(RecentFileList.NONE, recentList);
                boards.forget();
            }
        } catch (InputFault _) {
            // The window says itself where nothing can be kept.
        }
    }

    /**
     * Opens the window and returns after it was closed.
     *
     * @param files the files to show
     * @throws InputFault if the machine has no folder for temporary files
     */
    public static void open(List<Path> files) {
        initialState = Start.read(new SessionStore(ApplicationDataFolder.ofUser()), files);
        chosenBefore = chosenBefore(
                MergingFileStore.ofSettings(ApplicationDataFolder.ofUser()), LegacyPreferencesReader::read);
        Fonts.requireTemporaryFolder();
        launch(KnightSchool.class);
        end(ending, ApplicationDataFolder.ofUser(), LAST_WORK, System.err);
    }

    /** Reads the settings of an older version. */
    @FunctionalInterface
    interface OlderSettings {
        StoredSettings read() throws BackingStoreException;
    }

    /**
     * The stored settings, or those of an older version, with the fault if these cannot be read. A fault of the store
     * is left out here, since the window reads it again and reports it.
     */
    static PartialReadResult<StoredSettings> chosenBefore(
            MergingFileStore<StoredSettings> store, OlderSettings olderSettings) {
        try {
            StoredSettings settings = store.load().value();
            return PartialReadResult.whole(
                    settings.equals(StoredSettings.NONE)
                            ? store.save(settings, olderSettings.read()).all()
                            : settings);
        } catch (InputFault _) {
            return PartialReadResult.whole(StoredSettings.NONE);
        } catch (BackingStoreException _) {
            return new PartialReadResult<>(StoredSettings.NONE, List.of(ProgramWords.olderSettings()));
        }
    }

    /**
     * Writes the last state after the window was closed. A failure is only printed.
     *
     * @param last writes the state
     * @param folder the folder of the state
     * @param patience how long to wait for a disk that does not respond
     */
    static void end(Runnable last, Path folder, Duration patience, PrintStream errors) {
        try {
            // A write in progress would overwrite the last state and, if it hangs, make this one hang too.
            if (!WorkThreadFactory.awaitFinished(patience) || !WorkThreadFactory.finish("session", last, patience)) {
                errors.println(ProgramWords.notAnswered(folder));
            }
        } catch (InputFault fault) {
            errors.println(ProgramWords.notKept(fault));
        }
    }

    @Override
    public void start(Stage stage) {
        ObjectProperty<StoredSettings> storedSettings = new SimpleObjectProperty<>(chosenBefore.value());
        start(stage, new UserSettings(storedSettings), initialState, KnightSchool::plugged);
        tell(chosenBefore.faults().stream());
        Screen.getScreens().addListener((Observable _) -> screensChanged());
        settingsSaver = Optional.of(new StoreChangeAutosaver<>(
                storedSettings,
                storedSettings::set,
                Optional.of(MergingFileStore.ofSettings(initialState.store().folder())),
                window.messages(),
                Platform::runLater));
        Thread.setDefaultUncaughtExceptionHandler(
                new UncaughtHandler(window.messages(), Platform::runLater, System.err));
    }

    /** The free area of each screen, the primary one first. */
    private static List<Rectangle2D> plugged() {
        Screen usual = Screen.getPrimary();
        return Stream.concat(Stream.of(usual), Screen.getScreens().stream().filter(screen -> !screen.equals(usual)))
                .map(Screen::getVisualBounds)
                .toList();
    }

    /**
     * As {@link #start(Stage)}, with given settings, session and screens.
     *
     * @param current supplies the free area of each screen, since screens may be plugged in later
     */
    void start(Stage stage, UserSettings remembered, Start start, Supplier<List<Rectangle2D>> current) {
        settings = remembered;
        screens = current;
        window = new MainWindow(settings, SceneRegistry.keeping(start.store().folder()));
        CloseConfirmation closing = new CloseConfirmation(window, this::keepers);
        keeper = new SessionAutosaver(window, start.store(), Platform::runLater);
        files = new WindowFileCommands(window, Platform::runLater);
        recovery = new UnsavedWorkRecovery(window, start.store(), files::open, Platform::runLater);
        window.scene().addPostLayoutPulseListener(frames::incrementAndGet);
        memory = new UnusedHeapReleaser(Platform::runLater, frames::get);
        window.add(files.commands());
        window.add(files.recentSetups(), WindowFileCommands.RECENT_SETUPS);
        findFiles(start.store().folder());
        FileDropHandler.on(window.scene(), files::open);
        stage.setTitle(ProgramWords.PROGRAM);
        stage.setScene(window.scene());
        place = new WindowPlacementKeeper(stage, settings);
        place.restore(screens.get());
        stage.setOnCloseRequest(request -> {
            request.consume();
            closing.request(stage::hide);
        });
        stage.setOnHiding(_ -> place.remember());
        stage.setOnHidden(_ -> closed());
        show(start);
        stage.show();
        place.settle(screens.get());
        place.follow(screens);
        files.runAfterReading(() -> recovery.offer(start.abandoned()));
    }

    /** Makes recently used files available in the palette. */
    private void findFiles(Path folder) {
        MergingFileStore<RecentFileList> store = MergingFileStore.ofOpened(folder);
        RecentFiles recentFiles = window.recentFiles();
        recent = new StoreChangeAutosaver<>(
                recentFiles.listProperty(),
                recentFiles::set,
                Optional.of(store),
                window.messages(),
                Platform::runLater);
        OLD_LISTS.forEach(key -> {
            RecentFileList old =
                    RecentFileList.parse(settings.remembered(key, "")).value();
            old.files().reversed().forEach(recentFiles::add);
            if (!old.equals(RecentFileList.NONE)) {
                settings.remember(key, "");
            }
        });
        window.find(new RecentFilePaletteEntries(store, file -> files.open(List.of(file))));
    }

    /** Called when a screen was plugged in or removed, or has changed its size. */
    void screensChanged() {
        place.settle(screens.get());
    }

    /** The savers of the program, after storing the place of the window in the settings. */
    private List<StateSaver> keepers() {
        place.remember();
        return Stream.<StateSaver>concat(Stream.of(keeper, recent), settingsSaver.stream())
                .toList();
    }

    private void show(Start start) {
        boolean fresh = settings.freshStartProperty().get();
        tell(Stream.concat(start.store().faults().stream(), ServiceProviders.faults().stream()));
        keeper.begin(start.session().filter(_ -> !fresh).map(last -> last.without(start.abandoned())));
        if (window.now().isEmpty()) {
            window.show(BuiltInSceneKinds.LESSONS);
        }
        files.open(start.files());
    }

    /** Shows faults that stay on screen until the user closes them. */
    private void tell(Stream<InputFault> faults) {
        window.messages()
                .offer(PersistentFaultDisplay.class)
                .ifPresent(display ->
                        faults.forEach(fault -> display.showPersistent(fault.place() + fault.line(), fault)));
    }

    MainWindow window() {
        return window;
    }

    private void closed() {
        settingsSaver.ifPresent(StoreChangeAutosaver::close);
        ending = keeper.end();
        files.close();
        recent.close();
        recovery.close();
        memory.close();
        window.close();
    }
}
