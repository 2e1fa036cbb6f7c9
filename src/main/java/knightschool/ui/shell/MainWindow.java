package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
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
import knightschool.ui.control.NextFramePane;
import knightschool.ui.control.PopupKeyRouting;
import knightschool.ui.control.WindowMenuPlacement;
import knightschool.ui.palette.CommandPalette;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.scene.LiveScene;
import knightschool.ui.scene.NumberKeyScene;
import knightschool.ui.scene.PictureImportScene;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.PopupScaling;
import knightschool.ui.theme.Settings;

/**
 * The window's contents: the bar, the scene on screen, and over it messages and the help. It needs no stage, so that
 * pictures and tests use the very same window. Used on the JavaFX thread only.
 */
public final class MainWindow implements SceneHost {
    /** The smallest window in which nothing is clipped, in pixels. */
    public static final double MIN_WIDTH = 1024;

    /** See {@link #MIN_WIDTH}. */
    public static final double MIN_HEIGHT = 700;

    private final Settings settings;
    private final SceneDescriptors types;
    private final RecentFiles recent = new RecentFiles();
    private final SceneCache scenes;
    private final NavigationHistory history = new NavigationHistory();
    private final PaletteEntries findable;
    private final WindowCommands commands;
    private final List<Command> added = new ArrayList<>();
    private final TopBar bar;
    private final WindowMessages messages = new WindowMessages();
    private final Overlay overlay = new Overlay();
    private final LegendPlacement legend;
    private final WindowLayout layout;
    private final SceneNavigation navigation;
    private final PopupScaling popups;
    private final Scene scene;
    private final WindowKeys pressed;

    /** A window that shows no scene yet. */
    public MainWindow(Settings settings, SceneDescriptors types) {
        // Before the fields, which are controls.
        Fonts.load();
        super();
        this.settings = settings;
        this.types = types;
        this.scenes = new SceneCache(types, this);
        this.legend = new LegendPlacement(settings.legendProperty(), this::hasLegendRoom, overlay::toggle);
        this.findable = new PaletteEntries(this, scenes);
        this.commands = new WindowCommands(this, history, legend.offeredProperty());
        this.bar = new TopBar(types.tabs(), commands.all(), settings);
        this.layout = new WindowLayout(
                bar.node(), legend.node(), messages.window().node(), overlay.node(), overlay.askingProperty());
        this.navigation = new SceneNavigation(scenes, types, history, layout, new Entering());
        this.scene = new Scene(layout.root(), settings.width(), settings.height());
        this.popups = new PopupScaling(scene, settings.themeProperty()::get, this::factor);
        settings.themeProperty().addListener((_, _, _) -> dress());
        settings.textSizeProperty().addListener((_, _, _) -> magnify());
        settings.themeProperty().subscribe(_ -> popups.prepare());
        settings.textSizeProperty().subscribe(_ -> popups.prepare());
        layout.onWidthChanged(this::magnify);
        dress();
        magnify();
        PopupKeyRouting.of(scene, key -> Command.handle(commands.look(), key));
        // Whoever acts here is answered here.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, _ -> messages.speakIn(Optional.empty()));
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> messages.speakIn(Optional.empty()));
        FieldFocusRelease.of(scene, () -> current().map(LiveScene::node));
        overlay.guard(scene);
        WindowMenuPlacement.of(scene);
        this.pressed = new WindowKeys(scene, this::always, this::commands, overlay::isShown, this::isPresenting);
        pressed.listen(messages.window()::answer);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /** A key that nothing has taken may be a number that moves the knight of the scene on screen. */
    private void pressNumber(KeyEvent key) {
        boolean free = !key.isConsumed() && !overlay.isShown() && !(key.getTarget() instanceof TextInputControl);
        current()
                .filter(_ -> free)
                .flatMap(shown -> shown.offer(NumberKeyScene.class))
                .ifPresent(shown -> shown.pressNumber(key));
    }

    /** A key that did nothing before a class says so. */
    private void pressed(KeyEvent key) {
        pressNumber(key);
        if (isPresenting() && !key.isConsumed() && !(key.getTarget() instanceof TextInputControl)) {
            messages.window().refuse(key);
        }
    }

    private void dress() {
        settings.themeProperty().get().dress(scene);
    }

    private void magnify() {
        layout.magnify(factor());
        legend.arrange();
        layout.magnifyBar(factor());
    }

    private boolean hasLegendRoom(double least) {
        return layout != null && layout.hasLegendRoom(least, factor());
    }

    private double factor() {
        return settings.textSizeProperty().get().factor();
    }

    /** The JavaFX scene to put on a stage or to take a picture of. */
    public Scene scene() {
        return scene;
    }

    @Override
    public MessageDisplay messages() {
        return messages;
    }

    /** Takes a sentence away, where it is shown: it is not true any more. */
    void unsay(String sentence) {
        messages.window().unsay(sentence);
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public RecentFiles recentFiles() {
        return recent;
    }

    @Override
    public SceneDescriptors scenes() {
        return types;
    }

    @Override
    public Optional<Window> window() {
        return Optional.ofNullable(scene.getWindow());
    }

    @Override
    public void open(Setup setup) {
        navigation.open(setup);
    }

    /** Opens what a file holds, once a person was asked about what it would take the place of. */
    public void openFile(Setup setup) {
        scenes.beforeOpen(setup, () -> open(setup));
    }

    /** Makes a board out of a picture, in the scene on screen if it has a use for one, else in the game. */
    public void openPicture(NamedPicture picture) {
        if (pictures().isEmpty()) {
            show(SceneKind.PLAY);
        }
        pictures().ifPresent(scene -> scene.openPicture(picture));
    }

    private Optional<PictureImportScene> pictures() {
        return current().flatMap(scene -> scene.offer(PictureImportScene.class));
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
        Optional<String> why = pressed.press(key);
        pressNumber(key);
        return why;
    }

    @Override
    public void speakIn(Optional<SecondaryWindowMessages> other) {
        messages.speakIn(other);
    }

    private boolean isPresenting() {
        return layout.isPresenting();
    }

    @Override
    public void back(SceneKind otherwise) {
        if (history.possibleProperty().get()) {
            navigation.back();
        } else {
            show(otherwise);
        }
    }

    /** What was said before goes first: what a scene says while it is entered stays. */
    private final class Entering implements SceneNavigation.Listener {
        @Override
        public void onLeaving() {
            messages.clear();
            overlay.hide();
        }

        @Override
        public void onEntered(OpenScene<?> open) {
            LiveScene<?> live = open.scene();
            layout.put(open.type(), live);
            legend.shows(live);
            bar.shows(
                    open.type(),
                    live.offer(ToolbarScene.class).map(ToolbarScene::tools).orElseGet(Region::new));
        }
    }

    /** What the scene on screen shows. */
    public Optional<Setup> now() {
        return scenes.current().map(LiveScene::now);
    }

    /** What each scene keeps open that was opened, in this run or in the last. */
    public List<Setup> all() {
        return scenes.all();
    }

    /** The same without work that is in no file yet. */
    public List<Setup> allSaved() {
        return scenes.allSaved();
    }

    /** Work in any scene that is in no file yet. */
    public List<UnsavedWork> unsaved() {
        return scenes.unsaved();
    }

    /** Shows what was shown in the last run. */
    public void bringBack(List<Setup> last, SceneKind front) {
        scenes.remember(last);
        show(front);
    }

    /** Brings unsaved work back that was kept aside. */
    public void restore(UnsavedWork work) {
        open(work.setup());
        scenes.restore(work);
    }

    @Override
    public void ask(Question question) {
        // A window that is an icon would show no question.
        window().filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(Stage::isIconified)
                .ifPresent(stage -> stage.setIconified(false));
        overlay.ask(question);
    }

    @Override
    public void answered(Question question) {
        overlay.answered(question);
    }

    /** More that can be done in every scene. */
    public void add(List<Command> more) {
        added.addAll(more);
        bar.offer(more);
    }

    /** Whether the scene of a kind is on screen. */
    boolean shows(SceneKind kind) {
        return kind == scenes.currentKind();
    }

    /** The scene on screen. */
    public Optional<LiveScene<?>> current() {
        return scenes.current();
    }

    /** Whether the scene on screen shows all that it was asked for. */
    public boolean isSettled() {
        return NextFramePane.isComplete(scene)
                && scenes.current().map(LiveScene::isSettled).orElse(true);
    }

    /** All that can be done now: in the scene on screen, then in the window. */
    List<Command> commands() {
        List<Command> all = new ArrayList<>();
        scenes.current().ifPresent(open -> all.addAll(open.commands()));
        all.addAll(everywhere());
        return all;
    }

    /** Does what a command does, as if a person had chosen it. */
    public void run(String command) {
        Command.named(commands(), command).run();
    }

    /** What can be done also while a card lies over the scene; a question is left by closing the window alone. */
    private List<Command> always() {
        return overlay.isAsking() ? commands.underQuestion() : commands.all();
    }

    /** All that can be done in every scene. */
    List<Command> everywhere() {
        List<Command> all = new ArrayList<>(commands.all());
        all.addAll(added);
        return all;
    }

    /** The way from scene to scene. */
    SceneNavigation navigation() {
        return navigation;
    }

    void help() {
        overlay.toggle(new HelpCard(scenes.current(), everywhere(), settings).card());
    }

    /** Shows what the signs of the scene mean, or no more. */
    void legend() {
        legend.toggle();
    }

    /** Shows what can be found by a few letters, without the command that does this. */
    void palette() {
        CommandPalette palette = new CommandPalette(findable.atOnce(everywhere()), overlay::hide);
        overlay.toggle(new Overlay.Card(palette.node(), Pos.TOP_CENTER, palette.focus()));
        findable.read(palette::add, palette::complete);
    }

    /** What can be found. */
    PaletteEntries findable() {
        return findable;
    }

    /** More is found by typing its name, in every scene; it is read on another thread each time it is looked for. */
    public void find(Supplier<List<PaletteEntry>> source) {
        findable.add(source);
    }

    /** What a person made in any scene that is in no file yet, and would be lost with the window. */
    public List<UnsavedDocument> documents() {
        return scenes.documents();
    }

    /** What keeps what a person does in any scene. */
    public List<StateSaver> keepers() {
        return scenes.keepers();
    }

    /** Ends every scene. */
    public void close() {
        legend.close();
        findable.close();
        navigation.close();
        scenes.close();
    }
}
