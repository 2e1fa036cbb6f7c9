package knightschool.ui.glossary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.prose.CycleTerminologySwitch;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.prose.ProseParagraph;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.ResponsiveSceneFrame;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.shell.SetupCastingScene;

/** The meaning of a term, its related terms, and its example as a live scene. */
final class GlossaryTermView implements AutoCloseable {
    private final SceneHost shell;
    private final ProseContext source;
    private final GlossaryPageModel model;
    private final Label name = NodeStyle.named(LabelFactory.of("", "title"), "glossary-word");
    private final VBox meaning = NodeStyle.named(new VBox(), "glossary-meaning", "blocks");
    private final FlowPane related = NodeStyle.of(new FlowPane(), "glossary-related");
    private final VBox box;
    private Region frame = ResponsiveSceneFrame.empty();
    private Optional<SetupCastingScene<?>> example = Optional.empty();

    GlossaryTermView(SceneHost shell, ProseContext source, GlossaryPageModel model) {
        this.shell = shell;
        this.source = source;
        this.model = model;
        name.setMinHeight(Region.USE_PREF_SIZE);
        Label ring = LabelFactory.of(GlossaryWords.DICTIONARY, "muted");
        HBox choice = NodeStyle.of(new HBox(ring, new CycleTerminologySwitch(source.terminology())), "glossary-choice");
        HBox head = NodeStyle.of(new HBox(name, SpacerFactory.across(), choice), "glossary-head");
        meaning.setMinHeight(Region.USE_PREF_SIZE);
        box = NodeStyle.of(new VBox(head, meaning, related, frame), "glossary-meaning");
    }

    Node node() {
        return box;
    }

    /** Returns the live scene of the example, if there is one. */
    Optional<SetupDrivenScene<?>> live() {
        return example.map(SetupCastingScene::scene);
    }

    /** Explains a term in place of the previous one. */
    void show(GlossaryTerm term) {
        say(term);
        live().ifPresent(SetupDrivenScene::close);
        SetupCastingScene<?> next = shell.scenes().open(term.example(), ScenePlacement.SLIDE, shell);
        example = Optional.of(next);
        Region place = NodeStyle.of(ResponsiveSceneFrame.of(next.scene()), "glossary-example");
        VBox.setVgrow(place, Priority.ALWAYS);
        box.getChildren().set(box.getChildren().indexOf(frame), place);
        frame = place;
    }

    /** Shows a term's text in the present terminology of the class; its example continues. */
    void say(GlossaryTerm term) {
        name.setText(term.name(source.terminology().get()));
        meaning.getChildren().clear();
        for (SlideBlock block : term.meaning()) {
            if (block instanceof SlideBlock.Paragraph paragraph) {
                String style = meaning.getChildren().isEmpty() ? "lead" : "body";
                meaning.getChildren().add(ProseParagraph.of(paragraph.spans(), style, source));
            }
        }
        related.getChildren().setAll(links(term.related()));
    }

    private List<Node> links(List<String> words) {
        if (words.isEmpty()) {
            return List.of();
        }
        Label also = LabelFactory.of(GlossaryWords.RELATED, "muted");
        List<Node> links = new ArrayList<>(List.of(also));
        for (String word : words) {
            Button link = NodeStyle.of(new Button(model.name(word)), "link-button");
            link.setOnAction(_ -> model.goTo(word));
            links.add(link);
        }
        return links;
    }

    boolean isSettled() {
        return live().map(SetupDrivenScene::isSettled).orElse(true);
    }

    @Override
    public void close() {
        live().ifPresent(SetupDrivenScene::close);
        example = Optional.empty();
    }
}
