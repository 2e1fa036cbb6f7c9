package knightschool.ui.present;

import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import knightschool.drawing.Zoom;
import knightschool.handout.HandoutWords;
import knightschool.ui.board.SketchView;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NextFrameContentPane;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.control.StableWidthCounterLabel;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.PeriodicTask;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The view of the speaker's window: this slide and the next, the notes, the time, the question, and all slides. */
final class SpeakerView implements AutoCloseable {
    private static final double MIRROR_WIDTH = 640;
    private static final double MIRROR_HEIGHT = 360;
    private static final double NEXT_WIDTH = 368;
    private static final double BAR_WIDTH = 340;
    private static final double LEAST_BAR_WIDTH = 160;
    private static final Duration EVERY = Duration.ofSeconds(1);

    /** The delay of ticks after a full second, so that each finds a new one. */
    private static final Duration AFTER_A_SECOND = Duration.ofMillis(100);

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");

    private final SpeakerControlsModel model;
    private final SpeakerCommands commands;
    private final AudienceScreenPreview mirror;
    private final SlidePreview next;
    private final SlideListPane list;
    private final Label clock = LabelFactory.of("", "speaker-clock");
    private final StableWidthCounterLabel used = new StableWidthCounterLabel("speaker-clock");
    private final Label delay = LabelFactory.of("", "speaker-strong");
    private final Label where = LabelFactory.of("", "speaker-where");
    private final Label planned = LabelFactory.of("", "speaker-where");
    private final SketchView bar = new SketchView();
    private final VBox time = new VBox(delay, bar);
    private final HBox clocks = new HBox();
    private final VBox left = new VBox();
    private final StackPane notes = new StackPane();
    private final VBox question = new VBox();
    private final Label last = LabelFactory.of(SpeakerWords.LAST, "speaker-where");
    private final ScrollPane root;
    private final PeriodicTask rhythm;
    private final ChangeListener<Number> turned = (_, _, _) -> show();
    private final Subscription reworded;

    /** @param screen supplies the root of the class's screen */
    SpeakerView(
            SpeakerControlsModel model,
            SpeakerCommands commands,
            Supplier<Parent> screen,
            ObservableValue<Theme> theme) {
        this.model = model;
        this.commands = commands;
        this.mirror = new AudienceScreenPreview(model, screen);
        this.next = new SlidePreview(theme);
        this.list = new SlideListPane(model, extras());
        HBox columns = NodeStyle.of(new HBox(leftColumn(), late(right())), "speaker");
        // If the text is too large for the window, it is scrolled rather than cut off.
        root = NodeStyle.of(new ScrollPane(columns), SceneHost.PLACE);
        root.setFitToWidth(true);
        root.setFitToHeight(true);
        root.setFocusTraversable(false);
        root.addEventFilter(KeyEvent.KEY_PRESSED, _ -> mirror.changed());
        root.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> mirror.changed());
        model.talk().slideProperty().addListener(turned);
        model.answersShownProperty().addListener(_ -> showQuestion());
        model.revealedProperty().addListener(_ -> showQuestion());
        model.extrasProperty().subscribe(this::refresh);
        model.notesSizeProperty().addListener(_ -> showNotes());
        this.reworded = model.talk().onWordsChanged(this::showQuestion);
        this.rhythm = new PeriodicTask("clock", Platform::runLater, EVERY, this::tick);
        fit(1);
        show();
        rhythm.begin(AFTER_A_SECOND.plusNanos(Math.round(1e9 * (1 - model.now() % 1))));
    }

    Parent node() {
        return root;
    }

    /**
     * Sets the size of the pictures of slides.
     *
     * @param part the fraction of their usual size
     */
    void fit(double part) {
        mirror.fit(part * MIRROR_WIDTH, part * MIRROR_HEIGHT);
        next.fit(part * NEXT_WIDTH);
        left.setPrefWidth(mirror.node().getMinWidth());
        left.setMaxWidth(Region.USE_PREF_SIZE);
    }

    private Node leftColumn() {
        time.getStyleClass().add("speaker-time");
        Region line = NodeStyle.of(new Region(), "speaker-line");
        used.words().setId("speaker-used");
        delay.setId("speaker-behind");
        clocks.getChildren().addAll(clock, line, used, planned, time);
        for (Label control : List.of(clock, planned, delay)) {
            control.setMinWidth(Region.USE_PREF_SIZE);
        }
        clocks.getStyleClass().add("speaker-clocks");
        // Larger text leaves less width for the bar, which is drawn again at once instead of at the next second. It is
        // done later because a layout cannot be requested during a layout.
        clock.widthProperty().addListener(_ -> Platform.runLater(this::drawBar));
        HBox head = new HBox(LabelFactory.of(SpeakerWords.ON_SCREEN, "speaker-head"), SpacerFactory.across(), where);
        ScrollPane scroll = NodeStyle.named(new ScrollPane(notes), "speaker-notes");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        left.getChildren()
                .setAll(
                        clocks,
                        head,
                        mirror.node(),
                        LabelFactory.of(SpeakerWords.NOTES, "speaker-head"),
                        scroll,
                        foot());
        left.getStyleClass().add("speaker-left");
        return left;
    }

    private Node foot() {
        Button previous =
                CommandButtonFactory.of(commands.named(SpeakerCommands.PREVIOUS), new FontIcon(Feather.CHEVRON_LEFT));
        previous.getStyleClass().add("tall");
        Button on = CommandButtonFactory.of(commands.named(SpeakerCommands.NEXT), SpeakerWords.NEXT_SLIDE);
        on.setGraphic(new FontIcon(Feather.CHEVRON_RIGHT));
        on.getStyleClass().add("filled");
        Button smaller = resize("speaker-smaller", Feather.MINUS, -1);
        Button larger = resize("speaker-larger", Feather.PLUS, 1);
        Label size = LabelFactory.of(SpeakerWords.NOTES_SIZE, "speaker-where");
        HBox foot = NodeStyle.of(new HBox(previous, on, SpacerFactory.across(), size, smaller, larger), "speaker-foot");
        foot.getChildren().forEach(node -> node.setFocusTraversable(false));
        List.of(previous, on, size, smaller, larger).forEach(control -> control.setMinWidth(Region.USE_PREF_SIZE));
        return foot;
    }

    private Button resize(String id, Feather sign, int steps) {
        Button button = NodeStyle.named(new Button(null, new FontIcon(sign)), id, "tall");
        button.setAccessibleText(SpeakerWords.NOTES_SIZE);
        button.setOnAction(_ -> model.resizeNotes(steps));
        return button;
    }

    /** Returns a part that joins one frame later, so that the window is styled in two frames. */
    private static Node late(Node part) {
        Node place = new NextFrameContentPane(part);
        HBox.setHgrow(place, Priority.ALWAYS);
        return place;
    }

    private Node right() {
        last.managedProperty().bind(last.visibleProperty());
        question.getStyleClass().add("speaker-question");
        HBox.setHgrow(question, Priority.ALWAYS);
        VBox coming = new VBox(LabelFactory.of(SpeakerWords.NEXT, "speaker-head"), new StackPane(next.node(), last));
        coming.getStyleClass().add("speaker-coming");
        HBox middle = NodeStyle.of(new HBox(coming, question), "speaker-middle");
        return NodeStyle.of(new VBox(tools(), middle, list.node()), "speaker-right");
    }

    private Node tools() {
        ToggleButton blank = toggle(SpeakerCommands.BLANK, SpeakerWords.BLANK, Feather.MONITOR);
        ToggleButton pointer = toggle(SpeakerCommands.POINTER, SpeakerWords.POINTER, Feather.MOUSE_POINTER);
        ToggleButton spotlight = toggle(SpeakerCommands.SPOTLIGHT, SpeakerWords.SPOTLIGHT, Feather.SUN);
        ToggleButton zoom = toggle(SpeakerCommands.ZOOM, SpeakerWords.ZOOM, Feather.ZOOM_IN);
        ToggleButton answers = toggle(SpeakerCommands.ANSWERS, SpeakerWords.ANSWERS, Feather.EYE);
        follow(blank, model.blankProperty());
        follow(answers, model.answersShownProperty());
        follow(pointer, model.pointingProperty().isEqualTo(SpeakerControlsModel.Pointing.DOT));
        follow(spotlight, model.pointingProperty().isEqualTo(SpeakerControlsModel.Pointing.SPOTLIGHT));
        follow(zoom, model.zoomProperty().isNotEqualTo(Zoom.WHOLE));
        return NodeStyle.of(new FlowPane(blank, pointer, spotlight, zoom, answers), "speaker-tools");
    }

    private Optional<Node> extras() {
        if (!model.hasExtras()) {
            return Optional.empty();
        }
        ToggleButton extras = toggle(SpeakerCommands.EXTRAS, SpeakerWords.EXTRAS, Feather.CLOCK);
        extras.getStyleClass().remove("tall");
        follow(extras, model.extrasProperty());
        return Optional.of(extras);
    }

    private static void follow(ToggleButton button, ObservableBooleanValue on) {
        button.setSelected(on.get());
        // Without a strong reference the binding would be garbage-collected, and the listener never called.
        button.getProperties().put(on, on);
        on.addListener((_, _, now) -> button.setSelected(now));
    }

    private ToggleButton toggle(String id, String words, Feather sign) {
        Command command = commands.named(id);
        ToggleButton button = NodeStyle.named(new ToggleButton(words, new FontIcon(sign)), id.replace('.', '-'));
        button.getStyleClass().add("tall");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setTooltip(new Tooltip(command.tooltip()));
        // Undoes the toggle of the button itself: the property decides whether it is selected.
        button.setOnAction(_ -> {
            button.setSelected(!button.isSelected());
            command.run();
        });
        return button;
    }

    private void show() {
        where.setText(SpeakerWords.where(model.slide(), model.slides()));
        showNotes();
        showQuestion();
        last.setVisible(model.isLast());
        int following = model.slide() + 1;
        next.show(following < model.slides() ? Optional.of(() -> model.talk().slide(following)) : Optional.empty());
        refresh();
    }

    private void showNotes() {
        Node words = model.talk().notes(model.slide());
        notes.getStyleClass()
                .setAll("speaker-notes", "size-" + model.notesSizeProperty().get());
        StackPane.setAlignment(words, Pos.TOP_LEFT);
        notes.getChildren().setAll(words);
    }

    private void showQuestion() {
        question.getChildren().setAll(LabelFactory.of(SpeakerWords.QUESTION, "speaker-head"));
        int slide = model.slide();
        List<SlideDeck.Question> questions = model.talk().questions(slide);
        if (questions.isEmpty()) {
            question.getChildren().add(wrapped(SpeakerWords.NO_QUESTION, "speaker-where"));
            return;
        }
        VBox words = NodeStyle.of(new VBox(), "speaker-question");
        for (int i = 0; i < questions.size(); i++) {
            words.getChildren().add(wrapped(questions.get(i).ask(), "speaker-ask"));
            if (model.answersShownProperty().get()) {
                words.getChildren()
                        .addAll(answer(slide, i), wrapped(questions.get(i).because(), "speaker-because"));
            }
        }
        if (!model.answersShownProperty().get()) {
            words.getChildren().add(wrapped(SpeakerWords.HIDDEN, "speaker-where"));
        }
        Button reveal = CommandButtonFactory.of(
                commands.named(SpeakerCommands.REVEAL),
                model.revealedProperty().get() ? SpeakerWords.SHOWN : SpeakerWords.SHOW_ANSWER);
        reveal.setMaxWidth(Double.MAX_VALUE);
        reveal.setFocusTraversable(false);
        question.getChildren().addAll(scrolling(words), reveal);
    }

    /** Returns a scroll pane for long questions and answers, so that the button below stays in place. */
    private static ScrollPane scrolling(VBox words) {
        ScrollPane scroll = NodeStyle.named(new ScrollPane(words), "speaker-asked");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setPrefHeight(0);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    private Label answer(int slide, int question) {
        Label answer = wrapped("…", "speaker-answer");
        model.talk().answer(slide, question, words -> answer.setText(words.isEmpty() ? HandoutWords.MANY : words));
        return answer;
    }

    private static Label wrapped(String words, String style) {
        Label label = LabelFactory.of(words, style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** Updates the view when a second is over; ticks in between render no frame. */
    private void tick() {
        if (!SpeakerWords.time(model.now()).equals(used.words().getText())) {
            mirror.expectFrames();
            refresh();
        }
    }

    private void refresh() {
        double now = model.now();
        clock.setText(LocalTime.now().format(CLOCK));
        used.setText(SpeakerWords.time(now));
        planned.setText(SpeakerWords.of(model.minutes()));
        delay.setText(isPlanned() ? SpeakerWords.behind(model.clock().behind(now)) : "");
        drawBar();
        list.refresh();
    }

    private boolean isPlanned() {
        return model.minutes() > 0 && model.clock().end() > 0;
    }

    private void drawBar() {
        bar.setVisible(isPlanned());
        if (isPlanned()) {
            double part = Math.min(
                    1, model.clock().inPlan(model.now()) / model.clock().end());
            bar.setSketch(TalkScheduleBarDrawing.of(part, model.clock().ends(), model.slide(), barWidth()));
        }
    }

    /** Returns the width of the time bar, which is limited by the clocks beside it. */
    private double barWidth() {
        double otherWidth = clocks.getChildren().stream()
                .filter(node -> node != time)
                .mapToDouble(node -> Math.max(node.minWidth(-1), node.prefWidth(-1)) + clocks.getSpacing())
                .sum();
        return Math.clamp(left.getPrefWidth() - otherWidth - 2 * clocks.getSpacing(), LEAST_BAR_WIDTH, BAR_WIDTH);
    }

    /** Returns whether the picture of the next slide is ready. */
    boolean isSettled() {
        return next.isSettled();
    }

    @Override
    public void close() {
        model.talk().slideProperty().removeListener(turned);
        reworded.unsubscribe();
        rhythm.close();
        mirror.close();
        next.close();
    }
}
