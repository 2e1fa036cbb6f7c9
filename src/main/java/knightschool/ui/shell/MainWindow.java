package knightschool.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.picture.file.NamedPicture;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.command.Command;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.SecondaryWindowMessages;
import knightschool.ui.message.WindowMessageRouter;
import knightschool.ui.palette.CommandPalette;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.popup.InWindowMenuPlacer;
import knightschool.ui.popup.PopupKeyCapture;
import knightschool.ui.scene.PictureOpeningScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.TableOpeningScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.PopupScaling;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.StateSaver;

/**
 * The content of the window: the bar, the scene on screen, and messages and cards over it. It needs no stage, so that
 * pictures and tests use the same window. Used on the JavaFX thread only.
 */
public final class MainWindow implements SceneHost {
    /** The least width of a window in which nothing is clipped, in pixels. */
    public static final double MIN_WIDTH = 1024;

    /** The least height of a window in which nothing is clipped, in pixels. */
    public static final double MIN_HEIGHT = 700;

    private final Services services;
    private final SceneCache scenes;
    private final NavigationHistory history = new NavigationHistory();
    private final AllPaletteEntries findable;
    private final CurrentWindowCommands commands;
    private final TopBar bar;
    private final WindowMessageRouter messages = new WindowMessageRouter();
    private final CardOverlay overlay = new CardOverlay();
    private final LegendPlacer legend;
    private final MainWindowView layout;
    private final SceneNavigation navigation;
    private final PopupScaling popups;
    private final Scene scene;
    private final WindowKeyHandler pressed;

    /** Creates a window that shows no scene yet. */
    public MainWindow(UserSettings settings, SceneDescriptors types) {
        // Before the fields, which are controls.
        Fonts.load();
        super();
        this.services = new Services(settings, types);
        this.scenes = new SceneCache(types, this);
        this.legend = new LegendPlacer(
                settings.legendProperty(),
                new LegendPlacer.SceneRoom(this::hasLegendRoom, this::makeRoomBelow),
                overlay,
                messages::report,
                this::withdraw);
        this.findable = new AllPaletteEntries(this, scenes);
        GlobalCommands global = new GlobalCommands(this, history, legend.offeredProperty());
        this.commands = new CurrentWindowCommands(scenes, global, overlay);
        this.bar = new TopBar(types.tabs(), global.all(), settings);
        this.layout = new MainWindowView(
                bar.node(),
                legend.node(),
                messages.window().node(),
                overlay.node(),
                messages.window().ofQuestionProperty());
        overlay.askingProperty().subscribe(messages.window()::asks);
        this.navigation = new SceneNavigation(scenes, types, history, layout, new Entering());
        this.scene = new Scene(new Group(), settings.width(), settings.height());
        // Before the content, which would be matched against the sheets of JavaFX first.
        applyTheme();
        scene.setRoot(layout.root());
        this.popups = new PopupScaling(scene, settings.themeProperty()::get, this::factor);
        settings.themeProperty().addListener((_, _, _) -> applyTheme());
        settings.textSizeProperty().addListener((_, _, _) -> magnify());
        settings.themeProperty().subscribe(_ -> popups.prepare());
        settings.textSizeProperty().subscribe(_ -> popups.prepare());
        layout.onSizeChanged(this::magnify);
        magnify();
        PopupKeyCapture.of(scene, key -> Command.handle(global.look(), key));
        // Input in this window directs messages back to it.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, _ -> messages.speakIn(Optional.empty()));
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> messages.speakIn(Optional.empty()));
        TextFieldFocusRelease.of(scene, () -> current().map(SetupDrivenScene::node));
        overlay.guard(scene, messages.window().node());
        legend.closeBy(EscapeLayers.of(scene));
        InWindowMenuPlacer.of(scene);
        this.pressed = new WindowKeyHandler(
                scene,
                new WindowKeyHandler.Commands(commands::underCard, commands::all, commands::absent),
                overlay::isCovering,
                layout::isPresenting,
                this::current);
        pressed.listen(messages.window()::answer);
    }

    private void applyTheme() {
        settings().themeProperty().get().applyTo(scene);
    }

    private void magnify() {
        layout.magnify(factor());
        legend.arrange();
        layout.magnifyBar(factor());
    }

    private boolean hasLegendRoom(double least) {
        return layout != null && layout.hasLegendRoom(least, factor());
    }

    private void makeRoomBelow(double height) {
        layout.makeRoomBelow(height);
    }

    private double factor() {
        return settings().textSizeProperty().get().factor();
    }

    /** The JavaFX scene, for a stage or a picture. */
    public Scene scene() {
        return scene;
    }

    @Override
    public MessageDisplay messages() {
        return messages;
    }

    /** Removes a sentence that is no longer true, if it is shown or pending. */
    void withdraw(String sentence) {
        messages.window().withdraw(sentence);
    }

    @Override
    public Services services() {
        return services;
    }

    @Override
    public Optional<Window> window() {
        return Optional.ofNullable(scene.getWindow());
    }

    @Override
    public void open(Setup setup) {
        navigation.open(setup);
    }

    /** Opens the set-up of a file, unless the user cancels the question about unsaved changes that it would replace. */
    public void openFile(Setup setup) {
        scenes.beforeOpen(setup, () -> open(setup));
    }

    /** Reads a board from a picture, in the scene on screen if it can do so, otherwise in the first one that can. */
    public void openPicture(NamedPicture picture) {
        if (pictures().isEmpty()) {
            scenes().firstOpeningPictures().ifPresent(type -> show(type.kind()));
        }
        pictures().ifPresent(scene -> scene.openPicture(picture));
    }

    /**
     * Goes to the scene of a table, which opens it.
     *
     * @param kind that of its kind of table
     */
    public void openTable(SceneKind kind, Path file) {
        show(kind);
        current().flatMap(scene -> scene.offer(TableOpeningScene.class)).ifPresent(scene -> scene.openTable(file));
    }

    private Optional<PictureOpeningScene> pictures() {
        return current().flatMap(scene -> scene.offer(PictureOpeningScene.class));
    }

    @Override
    public void show(SceneKind kind) {
        navigation.show(kind);
    }

    @Override
    public void show(SceneKind kind, String command) {
        show(kind);
        run(command);
    }

    @Override
    public void present(Optional<Node> over) {
        boolean alone = over.isPresent();
        messages.clear();
        messages.window().saysFaultsOnly(alone);
        messages.speakIn(Optional.empty());
        layout.present(over);
    }

    @Override
    public Optional<String> press(KeyEvent key) {
        if (EscapeLayers.isEscape(key) && EscapeLayers.of(scene).closeTop(key)) {
            return Optional.empty();
        }
        return pressed.press(key);
    }

    @Override
    public Optional<String> refusal(KeyEvent key) {
        return commands.refusal(key);
    }

    @Override
    public void speakIn(Optional<SecondaryWindowMessages> other) {
        messages.speakIn(other);
    }

    @Override
    public void back(SceneKind otherwise) {
        if (history.possibleProperty().get()) {
            navigation.back();
        } else {
            show(otherwise);
        }
    }

    /**
     * Updates the window when another scene comes on screen. Messages are cleared before the scene is entered, so that
     * its own messages stay.
     */
    private final class Entering implements SceneNavigation.Listener {
        @Override
        public void onLeaving() {
            messages.clear();
            overlay.hide();
        }

        @Override
        public void onEntered(SetupCastingScene<?> open) {
            SetupDrivenScene<?> live = open.scene();
            layout.put(open.type(), live);
            legend.shows(live);
            bar.shows(
                    open.type(),
                    live.offer(ToolbarScene.class).map(ToolbarScene::tools).orElseGet(Region::new));
        }
    }

    /** The set-up of the scene on screen; empty before the first scene. */
    public Optional<Setup> now() {
        return scenes.current().map(SetupDrivenScene::now);
    }

    /** The set-ups of all open documents of all scenes, of this run and of the last one. */
    public List<Setup> all() {
        return scenes.all();
    }

    /** As {@link #all}, without unsaved changes. */
    public List<Setup> allSaved() {
        return scenes.allSaved();
    }

    /** The unsaved work of all scenes. */
    public List<UnsavedWork> unsaved() {
        return scenes.unsaved();
    }

    /** Restores the scenes of the last run and shows the one that was in front. */
    public void bringBack(List<Setup> last, SceneKind front) {
        scenes.remember(last);
        show(front);
    }

    @Override
    public void open(Setup setup, List<UnsavedWork> work) {
        open(setup);
        if (!scenes.mayHoldDocuments(setup.scene())) {
            // Work that cannot be restored stays unsaved in the scene from which it comes.
            return;
        }
        // Each part is work on a variant of the set-up. Entered in place, it is not one more step of the way back.
        for (UnsavedWork part : work) {
            scenes.enter(part.setup());
            scenes.restore(part);
            scenes.enter(setup);
        }
    }

    /** Restores unsaved work of an earlier run; returns whether its scene holds it now. */
    public boolean restore(UnsavedWork work) {
        scenes.createRemembered(work.setup().scene());
        if (!scenes.mayHoldDocuments(work.setup().scene())) {
            show(work.setup().scene());
            return false;
        }
        open(work.setup());
        return scenes.restore(work);
    }

    @Override
    public void ask(ModalCard question) {
        // A window that is an icon would show no question.
        window().filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(Stage::isIconified)
                .ifPresent(stage -> stage.setIconified(false));
        overlay.ask(question);
    }

    @Override
    public void answered(ModalCard question) {
        overlay.answered(question);
    }

    /** Whether a question in a card waits for the user. A card that only shows progress is none. */
    public ReadOnlyBooleanProperty undecidedProperty() {
        return overlay.undecidedProperty();
    }

    /** Adds commands that are available in every scene. */
    public void add(List<Command> more) {
        commands.add(more);
        bar.offer(more);
    }

    /**
     * Adds a menu to that of the commands that were added.
     *
     * @param id the id of the command that opens both; its first key follows the words of the menu
     */
    public void add(Menu menu, String id) {
        Command command = Command.of(id, () -> bar.open(menu));
        commands.add(List.of(command));
        menu.setText(menu.getText() + "   " + command.keyText());
        bar.offer(menu);
    }

    /** Whether the scene of a kind is on screen. */
    boolean shows(SceneKind kind) {
        return kind == scenes.currentKind();
    }

    /** The scene on screen; empty before the first one. */
    public Optional<SetupDrivenScene<?>> current() {
        return scenes.current();
    }

    /** Whether all requested content of the scene on screen is shown. */
    public boolean isSettled() {
        return NextFrameContentPane.isComplete(scene)
                && scenes.current().map(SetupDrivenScene::isSettled).orElse(true);
    }

    /** The commands of the window and of the scene on screen. */
    CurrentWindowCommands commands() {
        return commands;
    }

    /** Runs a command by its id, as if the user had chosen it. */
    public void run(String command) {
        Command.named(commands.all(), command).run();
    }

    SceneNavigation navigation() {
        return navigation;
    }

    void help() {
        overlay.toggle(new HelpCard(scenes.current(), commands.everywhere(), settings()).card());
    }

    /** Opens or closes the legend. */
    void legend() {
        legend.toggle();
    }

    /** Opens the palette, which lists everything but the command that opens it. */
    void palette() {
        CommandPalette palette = new CommandPalette(findable.atOnce(commands.everywhere()), overlay::hide);
        overlay.toggle(new CardOverlay.Card(palette.node(), Pos.TOP_CENTER, palette.focus()));
        findable.read(palette::add, palette::complete);
    }

    /** The entries of the palette. */
    AllPaletteEntries findable() {
        return findable;
    }

    /**
     * Adds a source of palette entries for every scene, which is read on another thread each time the palette is
     * opened.
     */
    public void find(Supplier<List<PaletteEntry>> source) {
        findable.add(source);
    }

    /** The documents of all scenes with unsaved changes, which would be lost with the window. */
    public List<UnsavedDocument> documents() {
        return scenes.documents();
    }

    /** The savers of all scenes. */
    public List<StateSaver> keepers() {
        return scenes.keepers();
    }

    /** Closes all scenes. */
    public void close() {
        try {
            overlay.end();
        } finally {
            legend.close();
            findable.close();
            navigation.close();
            scenes.close();
        }
    }
}
