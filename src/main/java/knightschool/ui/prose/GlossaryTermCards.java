package knightschool.ui.prose;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.util.Duration;
import knightschool.lesson.SlideBlock;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.SceneThumbnailCache;
import knightschool.ui.snapshot.ThumbnailView;

/**
 * The cards that explain terms, shown beside the term, one at a time. A card appears when the pointer rests on the term
 * or the keyboard focus reaches it, and disappears with them. It stays while the focus is in it, or the pointer has
 * moved in it, and Esc closes it. Used on the JavaFX thread only.
 */
public final class GlossaryTermCards implements AutoCloseable {
    private static final Duration REST = Duration.millis(250);
    private static final Duration GRACE = Duration.millis(300);
    private static final double GAP = 6;
    private static final double MARGIN = 8;

    private final Pane layer = new Pane();
    private final SceneThumbnailCache pictures;
    private final ProseContext source;
    private final Consumer<GlossaryTerm> allWords;
    private final ObservableBooleanValue leads;
    private final PauseTransition coming = new PauseTransition(REST);
    private final PauseTransition going = new PauseTransition(GRACE);
    private Optional<OpenCard> openCard = Optional.empty();

    /** The term that the pointer rests on after Esc: its card comes again only once the pointer has left it. */
    private Optional<GlossaryTerm> closedByKey = Optional.empty();

    /**
     * A card with the term that it explains.
     *
     * @param word the text of the term
     */
    private record OpenCard(GlossaryTermCard card, Text word, GlossaryTerm term) {}

    /**
     * @param source the source of values and terminology in the meanings
     * @param allWords opens the glossary page at a term
     * @param leads whether the glossary page can be opened now
     */
    public GlossaryTermCards(
            SceneHost shell, ProseContext source, Consumer<GlossaryTerm> allWords, ObservableBooleanValue leads) {
        this.source = source;
        this.leads = leads;
        this.allWords = allWords;
        this.pictures = new SceneThumbnailCache(shell, layer);
        layer.setPickOnBounds(false);
        layer.getStyleClass().addAll("word-cards", MessageDisplay.MOMENTARY);
        going.setOnFinished(_ -> hideUnlessUsed());
        layer.layoutBoundsProperty().addListener(_ -> hide());
        EscapeLayers.whileIn(layer, EscapeLayers.Layer.WORD_CARD, () -> openCard.isPresent(), this::closeByKey);
    }

    /** Returns the layer above the texts, which has the size of their container. */
    public Node node() {
        return layer;
    }

    /** Makes consecutive words of a text show the explanation of a term. */
    void explain(List<Text> words, GlossaryTerm term) {
        Text first = words.getFirst();
        first.setAccessibleText(term.name(source.terminology().get()) + InlineControlWords.EXPLAINED);
        // Only where a key led to it: the focus also comes by itself, as when the button before it goes.
        first.focusVisibleProperty().addListener((_, _, focused) -> focusMoved(first, term, focused));
        for (Text word : words) {
            // Not entered: a word that comes to a pointer at rest, as a slide is turned, is not meant.
            word.setOnMouseMoved(_ -> await(word, term));
            word.setOnMouseExited(_ -> {
                closedByKey = Optional.empty();
                leave();
            });
            word.setOnMousePressed(press -> {
                if (press.getButton() == MouseButton.PRIMARY) {
                    show(word, term);
                    press.consume();
                }
            });
        }
        first.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ENTER && !key.isShortcutDown() && !key.isAltDown()) {
                enter(first, term);
                key.consume();
            }
        });
    }

    private void focusMoved(Text word, GlossaryTerm term, boolean focused) {
        if (focused) {
            show(word, term);
        } else {
            leave();
        }
    }

    private void await(Text word, GlossaryTerm term) {
        going.stop();
        boolean closed = closedByKey.filter(term::equals).isPresent();
        if (coming.getStatus() != Animation.Status.RUNNING && !isShown(word) && !closed) {
            coming.setOnFinished(_ -> show(word, term));
            coming.playFromStart();
        }
    }

    private void leave() {
        coming.stop();
        going.playFromStart();
    }

    private void hideUnlessUsed() {
        boolean used = openCard.map(now -> now.card().isPointedAt()
                        || now.word().isFocusVisible()
                        || now.card().isFocusWithin())
                .orElse(true);
        if (!used) {
            hide();
        }
    }

    /** Moves the focus into the card, which is shown if necessary. */
    private void enter(Text word, GlossaryTerm term) {
        if (!isShown(word)) {
            show(word, term);
        }
        openCard.ifPresent(now -> now.card().focus());
    }

    private boolean isShown(Text word) {
        return openCard.filter(now -> now.word() == word).isPresent();
    }

    private void show(Text word, GlossaryTerm term) {
        coming.stop();
        going.stop();
        if (isShown(word) || word.getScene() == null) {
            return;
        }
        hide();
        var card = new GlossaryTermCard(term, source, pictures.whole(term.example()), () -> allWords.accept(term));
        card.offersAll(leads.get());
        card.pointedAt.addListener((_, _, in) -> used(in));
        card.focusWithinProperty().addListener((_, _, in) -> used(in));
        openCard = Optional.of(new OpenCard(card, word, term));
        layer.getChildren().setAll(card);
        card.applyCss();
        place(card, word);
    }

    private void used(boolean now) {
        if (now) {
            going.stop();
        } else {
            going.playFromStart();
        }
    }

    /** Places a card below the word, or above it if there is more room, completely within the layer. */
    private void place(Region card, Text word) {
        Bounds at = layer.sceneToLocal(word.localToScene(word.getBoundsInLocal()));
        double width = Math.min(card.prefWidth(-1), layer.getWidth() - 2 * MARGIN);
        double height = Math.min(card.prefHeight(width), layer.getHeight() - 2 * MARGIN);
        double below = layer.getHeight() - at.getMaxY() - GAP - MARGIN;
        double above = at.getMinY() - GAP - MARGIN;
        double y = height <= below || below >= above ? at.getMaxY() + GAP : at.getMinY() - GAP - height;
        Point2D corner = new Point2D(
                Math.clamp(at.getMinX() - MARGIN, MARGIN, Math.max(MARGIN, layer.getWidth() - width - MARGIN)),
                Math.clamp(y, MARGIN, Math.max(MARGIN, layer.getHeight() - height - MARGIN)));
        card.setManaged(false);
        card.resizeRelocate(corner.getX(), corner.getY(), width, height);
    }

    /** Closes the card; the focus returns from it to its word. */
    private void closeByKey() {
        Text word = openCard.get().word();
        closedByKey = Optional.of(openCard.get().term()).filter(_ -> word.isHover());
        boolean inside = openCard.get().card().isFocusWithin();
        hide();
        if (inside) {
            word.requestFocus();
            hide();
        }
    }

    /** Hides the card. */
    public void hide() {
        coming.stop();
        coming.setOnFinished(null);
        going.stop();
        openCard = Optional.empty();
        layer.getChildren().clear();
        pictures.clear();
    }

    /** Returns whether no card is about to appear, and the picture on the card is ready. */
    public boolean isSettled() {
        boolean changes =
                coming.getStatus() == Animation.Status.RUNNING || going.getStatus() == Animation.Status.RUNNING;
        return !changes && (openCard.isEmpty() || pictures.isSettled());
    }

    @Override
    public void close() {
        hide();
        pictures.close();
    }

    /**
     * The explanation of a term on a card: its name, the first paragraph of its meaning, and a picture of its example.
     */
    private static final class GlossaryTermCard extends HBox {
        private final Button all =
                NodeStyle.named(new Button(InlineControlWords.ALL_WORDS), "all-words", "link-button");

        /** Whether the pointer has moved in the card: where the card comes below a resting pointer it is not meant. */
        private final BooleanProperty pointedAt = new SimpleBooleanProperty(this, "pointedAt");

        GlossaryTermCard(GlossaryTerm term, ProseContext source, ThumbnailView picture, Runnable allWords) {
            setId("word-card");
            addEventHandler(MouseEvent.MOUSE_MOVED, _ -> pointedAt.set(true));
            hoverProperty().addListener((_, _, in) -> pointedAt.set(in && isPointedAt()));
            getStyleClass().add("word-card");
            Label name = NodeStyle.named(LabelFactory.of("", "word-name"), "word-card-name");
            name.setWrapText(true);
            // Not by map: that would hold the card for as long as the settings live.
            name.textProperty()
                    .bind(Bindings.createStringBinding(
                            () -> term.name(source.terminology().get()), source.terminology()));
            all.setOnAction(_ -> allWords.run());
            VBox words = NodeStyle.of(new VBox(name), "word-meaning");
            if (term.meaning().getFirst() instanceof SlideBlock.Paragraph paragraph) {
                words.getChildren().add(ProseParagraph.of(paragraph.spans(), "body", source));
            }
            words.getChildren().add(all);
            HBox.setHgrow(words, Priority.ALWAYS);
            picture.getStyleClass().add("word-picture");
            getChildren().addAll(words, picture);
        }

        void offersAll(boolean offers) {
            NodeVisibility.set(all, offers);
        }

        boolean isPointedAt() {
            return pointedAt.get();
        }

        void focus() {
            all.requestFocus();
        }
    }
}
