package knightschool.ui;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * What a person cannot read of a scene as it is laid out: words that are cut short, that lie outside of their place or
 * on each other, and what has to be scrolled to be seen, but for a scene that larger words have made larger than the
 * window. Used on the JavaFX thread.
 */
public final class Clipping {
    /** Layout snaps to whole pixels. */
    private static final double ROUNDING = 1;

    /** The box of a line is higher than its letters, so that boxes may share a few pixels. */
    private static final double AIR = 4;

    private final Scene scene;
    private final List<String> faults = new ArrayList<>();
    private final List<Node> words = new ArrayList<>();
    private final List<Control> controls = new ArrayList<>();
    private final Map<Node, Bounds> places = new IdentityHashMap<>();

    private Clipping(Scene scene) {
        this.scene = scene;
    }

    /** A sentence for each fault; none where everything can be read. */
    public static List<String> of(Scene scene) {
        return of(scene, scene.getRoot());
    }

    /** A sentence for each fault in a part of a scene. */
    static List<String> of(Scene scene, Node part) {
        Clipping clipping = new Clipping(scene);
        clipping.visit(part);
        clipping.compare();
        return clipping.faults;
    }

    private void visit(Node node) {
        boolean isSeen = node.isVisible() && node.getOpacity() > 0;
        if (!isSeen || isList(node) || isMessage(node) || isBlank(node)) {
            return;
        }
        switch (node) {
            case ScrollBar _ -> {
                return;
            }
            case ScrollPane pane
            when !fits(pane) && !isScene(pane) -> {
                scrolled(pane);
                return;
            }
            case TextField field -> tooLong(field);
            case MenuButton _ -> {} // Its words are those of a label in it.
            case Labeled labeled -> shortened(labeled);
            default -> {}
        }
        if (node instanceof Text || node instanceof TextFlow) {
            placed(node);
            words.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::visit);
        }
        if (node instanceof Control control && !(node instanceof ScrollPane) && !(node instanceof Label)) {
            placed(control);
            controls.add(control);
        }
    }

    /** There is nothing to read; the place of its words may still be that of words before. */
    private static boolean isBlank(Node node) {
        return node instanceof Text text && text.getText().isBlank() && !(node instanceof FontIcon);
    }

    /** What grows without end scrolls, and shows it by its bar: a walk's chips, the rows of a census, a solution. */
    private static boolean isList(Node node) {
        return node.getStyleClass().contains("walk-trail")
                || node.getStyleClass().contains("map-strip")
                || node.getStyleClass().contains("virtual-flow");
    }

    /** A message lies over the scene until it is gone, and is not looked at. */
    private static boolean isMessage(Node node) {
        return node.getStyleClass().contains("message");
    }

    /** The scene scrolls where its words are larger than the window has room for, the editor's facts do at any size. */
    private static boolean isScene(Node node) {
        return node.getStyleClass().contains("scene-place") || "facts-scroll".equals(node.getId());
    }

    private static boolean fits(ScrollPane pane) {
        Bounds content = pane.getContent().getLayoutBounds();
        Bounds place = pane.getViewportBounds();
        return content.getHeight() <= place.getHeight() + ROUNDING && content.getWidth() <= place.getWidth() + ROUNDING;
    }

    private void scrolled(ScrollPane pane) {
        faults.add(pane.getStyleClass().getLast() + " is "
                + whole(pane.getContent().getLayoutBounds())
                + " in a place of "
                + whole(pane.getViewportBounds()));
    }

    private static String whole(Bounds bounds) {
        return Math.round(bounds.getWidth()) + " x " + Math.round(bounds.getHeight());
    }

    private void tooLong(TextField field) {
        boolean empty = field.getText() == null || field.getText().isEmpty();
        Text text = new Text(empty ? field.getPromptText() : field.getText());
        text.setFont(field.getFont());
        double free = field.getWidth()
                - field.getInsets().getLeft()
                - field.getInsets().getRight();
        if (text.getLayoutBounds().getWidth() > free + ROUNDING) {
            faults.add(description(field, text.getText()) + " is wider than its field");
        }
    }

    private void shortened(Labeled labeled) {
        String whole = labeled.getText();
        if (whole == null || whole.isEmpty() || labeled.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY) {
            return;
        }
        String shown = labeled.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(child -> ((Text) child).getText())
                .filter(text -> whole.startsWith(text.substring(0, Math.min(1, text.length()))))
                .findFirst()
                .orElse("");
        if (!shown.equals(whole)) {
            faults.add(description(labeled, whole) + " shows as \"" + shown + "\"");
        }
    }

    /** Whether it lies in the window, and in each place that cuts it or that it must leave to its neighbour. */
    private void placed(Node node) {
        Bounds at = inScene(node);
        Bounds whole = new BoundingBox(0, 0, scene.getRoot().getLayoutBounds().getWidth(), height());
        for (Parent above = node.getParent(); above != null; above = above.getParent()) {
            List<String> styles = above.getStyleClass();
            if (styles.contains("viewport") && isScene(above.getParent())) {
                Node content = ((ScrollPane) above.getParent()).getContent();
                whole = content.localToScene(content.getLayoutBounds());
                continue;
            }
            if ((styles.contains("viewport") || styles.contains("pane") || styles.contains("slide-column"))
                    && !contains(above.localToScene(above.getLayoutBounds()), at)) {
                faults.add(description(node, "") + " reaches out of its " + styles.getLast());
            }
        }
        if (!contains(whole, at)) {
            faults.add(description(node, "") + " reaches out of the window: " + at);
        }
    }

    private double height() {
        return scene.getRoot().getLayoutBounds().getHeight();
    }

    private static boolean contains(Bounds place, Bounds thing) {
        return thing.getMinX() >= place.getMinX() - ROUNDING
                && thing.getMinY() >= place.getMinY() - AIR
                && thing.getMaxX() <= place.getMaxX() + ROUNDING
                && thing.getMaxY() <= place.getMaxY() + AIR;
    }

    private void compare() {
        for (int i = 0; i < words.size(); i++) {
            for (int j = i + 1; j < words.size(); j++) {
                apart(words.get(i), words.get(j));
            }
            for (Control control : controls) {
                apart(words.get(i), control);
            }
        }
    }

    private void apart(Node one, Node other) {
        Bounds a = places.computeIfAbsent(one, Clipping::seen);
        Bounds b = places.computeIfAbsent(other, Clipping::seen);
        double width = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
        double height = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
        if (width > ROUNDING && height > AIR && !isInside(one, other)) {
            faults.add(description(one, "") + " lies on " + description(other, ""));
        }
    }

    private static boolean isInside(Node node, Node above) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == above) {
                return true;
            }
        }
        return false;
    }

    /** What is scrolled out of its place is not seen, and lies on nothing. */
    private static Bounds seen(Node node) {
        Bounds at = inScene(node);
        for (Node above = node.getParent(); above != null; above = above.getParent()) {
            if (above.getStyleClass().contains("viewport")) {
                Bounds place = above.localToScene(above.getLayoutBounds());
                double top = Math.max(at.getMinY(), place.getMinY());
                double bottom = Math.min(at.getMaxY(), place.getMaxY());
                at = new BoundingBox(at.getMinX(), top, at.getWidth(), Math.max(0, bottom - top));
            }
        }
        return at;
    }

    private static Bounds inScene(Node node) {
        Bounds own = node.getLayoutBounds();
        if (node instanceof Region region && node instanceof TextFlow) {
            own = new BoundingBox(0, 0, region.getWidth(), region.getHeight());
        }
        return node.localToScene(own);
    }

    private static String description(Node node, String text) {
        String words = switch (node) {
            case Text single -> single.getText();
            case Labeled labeled -> labeled.getText();
            case TextFlow flow ->
                flow.getChildren().stream()
                        .map(child -> ((Text) child).getText())
                        .reduce("", String::concat);
            default -> text;
        };
        List<String> styles = node.getParent().getStyleClass();
        String of =
                node instanceof Text && !styles.isEmpty() ? styles.getLast() : String.join(".", node.getStyleClass());
        return "\"" + words + "\" (" + of + ")";
    }
}
