package knightschool.ui.glossary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.GlossarySetup;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.palette.NamedSetup;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.prose.GlossaryLoader;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.scene.GestureHelpScene;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.scene.ToolbarScene;
import knightschool.ui.scene.VisibilityAwareScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;

/** The glossary page: a list of terms on the left, and the meaning of the selected term with an example. */
public final class GlossaryScene
        implements SetupDrivenScene<GlossarySetup>,
                VisibilityAwareScene,
                ToolbarScene,
                GestureHelpScene,
                NumberAndLetterKeyScene,
                LegendScene {
    private static final String BACK = "glossary.back";

    private final SceneHost shell;
    private final GlossaryPageModel model = new GlossaryPageModel();
    private final GlossaryLoader glossary;
    private final GlossaryTermList words;
    private final GlossaryTermView meaning;
    private final HBox box;
    private final ChangeListener<CycleTerminology> translate;
    private final List<Command> commands;
    private final ReadOnlyBooleanWrapper signed = new ReadOnlyBooleanWrapper();

    /** Returns the descriptor of the scene, which has no tab. */
    public static SceneDescriptor<GlossarySetup> type() {
        return new SceneDescriptor<>(
                        BuiltInSceneKinds.GLOSSARY,
                        "",
                        GlossarySetup.class,
                        _ -> GlossarySetup.ALL,
                        (shell, _) -> new GlossaryScene(shell))
                .finding(GlossaryScene::places);
    }

    /**
     * Returns the terms as search results, by their names in the terminology of the class and their other forms in
     * texts.
     */
    private static List<NamedSetup> places(CycleTerminology terminology) {
        return Glossary.of(LessonFolderReader.glossary()).search("", terminology).stream()
                .map(term -> new NamedSetup(
                        PaletteGroup.WORD,
                        Command.title(term.name(terminology)),
                        inAllDictionaries(term),
                        List.of(),
                        GlossaryWords.WORD,
                        GlossarySetup.of(term.word())))
                .toList();
    }

    /**
     * Returns the forms of a term in all terminologies, so that a term is found by the name that another class uses.
     */
    private static List<String> inAllDictionaries(GlossaryTerm term) {
        return Stream.concat(
                        term.forms().stream(),
                        Stream.of(CycleTerminology.values()).map(term::name))
                .distinct()
                .toList();
    }

    /** Creates a page that is empty until the terms are loaded. */
    GlossaryScene(SceneHost shell) {
        this.shell = shell;
        this.glossary = new GlossaryLoader(Platform::runLater, ClaimEvaluator.shared(), shell.messages()::show);
        var terminology = shell.settings().dictionaryProperty();
        this.words = new GlossaryTermList(model, terminology);
        this.meaning = new GlossaryTermView(shell, new ProseContext(glossary.answersProperty(), terminology), model);
        this.commands = List.of(
                Command.of(BACK, () -> shell.back(BuiltInSceneKinds.LESSONS)),
                Command.of("glossary.search", words::focus),
                Command.of("glossary.next", () -> model.move(1)),
                Command.of("glossary.previous", () -> model.move(-1)));
        this.translate = (_, _, now) -> {
            model.say(now);
            model.explainedProperty().get().ifPresent(meaning::say);
        };
        this.box = new HBox(words.node(), meaning.node());
        box.getStyleClass().add("glossary");
        HBox.setHgrow(meaning.node(), Priority.ALWAYS);
        terminology.addListener(translate);
        model.say(terminology.get());
        model.explainedProperty().addListener((_, _, now) -> now.ifPresent(this::explain));
        glossary.glossaryProperty().addListener((_, _, now) -> model.take(now));
    }

    private void explain(GlossaryTerm term) {
        meaning.show(term);
        signed.set(legend().isPresent());
    }

    /** Returns the part of the example that explains its signs, if there is one. */
    private Optional<LegendScene> legend() {
        return meaning.live().flatMap(example -> example.offer(LegendScene.class));
    }

    /** Returns the signs of the example. */
    @Override
    public List<LegendEntry> signs() {
        return legend().map(LegendScene::signs).orElse(List.of());
    }

    @Override
    public ObservableBooleanValue hasSigns() {
        return signed.getReadOnlyProperty();
    }

    @Override
    public void open(GlossarySetup setup) {
        model.open(setup);
    }

    @Override
    public GlossarySetup now() {
        return model.now();
    }

    @Override
    public Node node() {
        return box;
    }

    @Override
    public Node tools() {
        Button back = CommandButtonFactory.of(Command.named(commands, BACK), GlossaryWords.BACK);
        back.getStyleClass().remove("tall");
        return back;
    }

    @Override
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(commands);
        meaning.live().ifPresent(live -> all.addAll(live.commands()));
        return all;
    }

    @Override
    public List<GestureDescription> gestures() {
        return meaning.live()
                .flatMap(scene -> scene.offer(GestureHelpScene.class))
                .map(GestureHelpScene::gestures)
                .orElse(List.of());
    }

    @Override
    public void handleChoiceKey(KeyEvent key) {
        meaning.live()
                .flatMap(scene -> scene.offer(NumberAndLetterKeyScene.class))
                .ifPresent(scene -> scene.handleChoiceKey(key));
    }

    @Override
    public boolean isSettled() {
        return glossary.isSettled() && meaning.isSettled() && words.isSettled();
    }

    @Override
    public void onShown() {
        words.focus();
        meaning.live()
                .flatMap(scene -> scene.offer(VisibilityAwareScene.class))
                .ifPresent(VisibilityAwareScene::onShown);
        words.focus();
    }

    @Override
    public void onHidden() {
        meaning.live()
                .flatMap(scene -> scene.offer(VisibilityAwareScene.class))
                .ifPresent(VisibilityAwareScene::onHidden);
    }

    @Override
    public void close() {
        shell.settings().dictionaryProperty().removeListener(translate);
        meaning.close();
        glossary.close();
    }
}
