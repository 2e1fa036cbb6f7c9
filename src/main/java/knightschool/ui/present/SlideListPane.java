package knightschool.ui.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.control.StableWidthCounterLabel;
import knightschool.ui.theme.PseudoClasses;

/** The list of all slides with planned and used times; a click goes to a slide. */
final class SlideListPane {
    private static final PseudoClass PASSED = PseudoClass.getPseudoClass("passed");

    private final SpeakerControlsModel model;
    private final List<Button> rows = new ArrayList<>();
    private final List<StableWidthCounterLabel> times = new ArrayList<>();
    private final List<Label> plans = new ArrayList<>();
    private final VBox box = NodeStyle.of(new VBox(), "slide-rows-box");

    /** @param extras the button that plans time for the extra slides, if there are some */
    SlideListPane(SpeakerControlsModel model, Optional<Node> extras) {
        this.model = model;
        VBox list = NodeStyle.of(new VBox(), "slide-rows");
        for (int i = 0; i < model.slides(); i++) {
            rows.add(row(i));
        }
        list.getChildren().addAll(rows);
        ScrollPane scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        box.getChildren().addAll(head(extras), scroll);
        VBox.setVgrow(box, Priority.ALWAYS);
    }

    Node node() {
        return box;
    }

    private static Node head(Optional<Node> extras) {
        HBox head = new HBox(LabelFactory.of(SpeakerWords.SLIDES, "speaker-head"), SpacerFactory.across());
        extras.ifPresent(head.getChildren()::add);
        head.getChildren()
                .addAll(
                        LabelFactory.of(SpeakerWords.PLANNED, "slide-time"),
                        LabelFactory.of(SpeakerWords.TOOK, "slide-time"));
        head.getStyleClass().add("slide-row-box");
        return head;
    }

    private Button row(int slide) {
        Label title = LabelFactory.of(model.talk().titles().get(slide), "slide-title");
        HBox words = NodeStyle.of(new HBox(title), "slide-words");
        words.setAlignment(Pos.CENTER_LEFT);
        if (!model.talk().questions(slide).isEmpty()) {
            words.getChildren().add(LabelFactory.of("?", "slide-asks"));
        }
        if (model.talk().isExtra(slide)) {
            words.getChildren().add(LabelFactory.of(SpeakerWords.EXTRA, "slide-asks"));
        }
        Label planned = LabelFactory.of("", "slide-time");
        plans.add(planned);
        StableWidthCounterLabel took = new StableWidthCounterLabel("slide-time");
        times.add(took);
        HBox box = new HBox(
                LabelFactory.of(String.valueOf(slide + 1), "slide-number"),
                words,
                SpacerFactory.across(),
                planned,
                took);
        box.getStyleClass().add("slide-row-box");
        box.setAlignment(Pos.CENTER_LEFT);
        Button row = NodeStyle.named(new Button(null, box), "to-slide-" + (slide + 1), "bare", "slide-row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setAccessibleText(title.getText());
        row.setFocusTraversable(false);
        row.setOnAction(_ -> model.talk().show(slide));
        return row;
    }

    void refresh() {
        double now = model.now();
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).pseudoClassStateChanged(PseudoClasses.NOW, i == model.slide());
            rows.get(i).pseudoClassStateChanged(PASSED, i < model.slide());
            plans.get(i).setText(SpeakerWords.planned(model.clock().planned(i)));
            double took = model.clock().shownDuration(i, now);
            times.get(i).setText(took < 1 ? "" : SpeakerWords.time(took));
        }
    }
}
