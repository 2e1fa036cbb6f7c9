package knightschool.ui.present;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import knightschool.ui.control.NodeStyle;

/** The overlay on the slide of the class: nothing, a cover, the speaker's dot, or a shade with a bright spot. */
final class AudienceOverlay {
    private static final double DOT = 0.011;
    private static final double BRIGHT = 0.13;

    private final SpeakerControlsModel model;
    private final Region cover = NodeStyle.of(new Region(), "class-cover");
    private final Circle dot = NodeStyle.of(new Circle(), "class-dot");
    private final Pane shades = new Pane();
    private final StackPane layers = NodeStyle.named(new StackPane(), "class-screen");

    AudienceOverlay(SpeakerControlsModel model) {
        this.model = model;
        Pane dots = new Pane(dot);
        layers.getChildren().addAll(shades, dots, cover);
        layers.setMouseTransparent(true);
        cover.visibleProperty()
                .bind(model.blankProperty().and(model.mirroredProperty().not()));
        model.pointingProperty().addListener(_ -> draw());
        model.pointedProperty().addListener(_ -> draw());
        layers.layoutBoundsProperty().addListener((_, _, _) -> draw());
        draw();
    }

    Node node() {
        return layers;
    }

    private void draw() {
        Point2D at = model.pointedProperty().get();
        double width = layers.getWidth();
        double height = layers.getHeight();
        SpeakerControlsModel.Pointing how = at == null
                ? SpeakerControlsModel.Pointing.NOTHING
                : model.pointingProperty().get();
        dot.setVisible(how == SpeakerControlsModel.Pointing.DOT);
        shades.getChildren().clear();
        if (at == null) {
            return;
        }
        dot.setRadius(DOT * width);
        dot.setCenterX(at.getX() * width);
        dot.setCenterY(at.getY() * height);
        if (how == SpeakerControlsModel.Pointing.SPOTLIGHT) {
            Circle bright = new Circle(at.getX() * width, at.getY() * height, BRIGHT * width);
            Shape shade = NodeStyle.of(Path.subtract(new Rectangle(width, height), bright), "class-shade");
            shades.getChildren().add(shade);
        }
    }
}
