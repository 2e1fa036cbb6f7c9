package knightschool.ui.compare.player;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.WindowShowingObserver;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.MessageReadingTime;
import knightschool.ui.message.PresenterMessageDisplay;
import knightschool.ui.message.RemovableMessageDisplay;
import knightschool.ui.work.WorkFailure;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Shows the current notice of a comparison, such as that a step is being searched for, with buttons to stop the search,
 * to raise the limit, or to restart after a failure. The notice disappears once there was time to read it, or when
 * another message appears in the window.
 */
public final class NoticeView extends HBox {
    private static final double WIDEST = 300;

    private final CompareModel model;
    private final Optional<RemovableMessageDisplay> messages;
    private final Optional<PresenterMessageDisplay> presenter;
    private final PauseTransition patience = new PauseTransition(Duration.millis(200));
    private final Label words = NodeStyle.named(new Label(), "notice", "text-14");
    private final Button stop = new Button(ComparisonPlayerWords.STOP);
    private final Button raise = new Button(ComparisonPlayerWords.GO_ON);
    private final Button again = new Button(ComparisonPlayerWords.GO_ON);
    private final Button close = NodeStyle.of(new Button(null, new FontIcon(Feather.X)), "bare");

    private final PauseTransition fade = new PauseTransition();

    /**
     * Hides the notice when another message appears. Held here because the window refers to it weakly: the window
     * outlives a slide and must not keep it in memory.
     */
    private final ChangeListener<String> elsewhere = (_, _, message) -> giveWay(message);

    /** Whether the notice is replacing the messages of the window right now. */
    private boolean comes;

    /** The last text that was shown in another window instead of here; empty if none. */
    private String saidBeside = "";

    /**
     * @param commands the commands, with those that the notice offers
     * @param messages shows the text in another window, where the user works there
     */
    public NoticeView(CompareModel model, CompareCommands commands, MessageDisplay messages) {
        this.model = model;
        this.messages = messages.offer(RemovableMessageDisplay.class);
        this.presenter = messages.offer(PresenterMessageDisplay.class);
        getStyleClass().addAll("notice", MessageDisplay.KEPT_CLEAR, MessageDisplay.MOMENTARY);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        words.setWrapText(true);
        words.setMaxWidth(WIDEST);
        words.setMinHeight(USE_PREF_SIZE);
        offer(stop, "stop-looking", commands.named(CompareCommands.STOP));
        offer(raise, "raise-from-notice", commands.named(CompareCommands.GO_ON));
        offer(again, "begin-again", commands.named(CompareCommands.GO_ON));
        offer(close, "close-notice", commands.named(CompareCommands.STOP));
        close.setAccessibleText(commands.named(CompareCommands.STOP).title());
        for (Button button : new Button[] {stop, raise, again, close}) {
            button.managedProperty().bind(button.visibleProperty());
        }
        getChildren().setAll(words, stop, raise, again, close);
        setOnMouseClicked(_ -> model.transport().pause());
        patience.setOnFinished(_ -> show());
        fade.setOnFinished(_ -> model.transport().clearNotice());
        WindowShowingObserver.of(this, this::end);
        this.messages.ifPresent(window -> window.shownProperty().addListener(new WeakChangeListener<>(elsewhere)));
        model.transport().noticeProperty().addListener(_ -> showSoon());
        model.transport().searchingProperty().addListener(_ -> showSoon());
        model.progress().idleProperty().addListener(_ -> showSoon());
        model.failureProperty().addListener(_ -> showSoon());
        show();
    }

    private static void offer(Button button, String id, Command command) {
        button.setId(id);
        button.setTooltip(new Tooltip(command.tooltip()));
        button.setOnAction(_ -> command.run());
    }

    private void giveWay(String message) {
        if (!message.isEmpty() && !comes && isVisible() && isOver()) {
            model.transport().clearNotice();
        }
    }

    /** Returns whether the notice is about nothing that is in progress or waits for the user. */
    private boolean isOver() {
        return !model.transport().searchingProperty().get()
                && model.failureProperty().get() == null;
    }

    /**
     * Shows the notice of a search after a delay, since most searches end before anyone could read it; other notices
     * are shown at once.
     */
    private void showSoon() {
        if (!model.transport().searchingProperty().get() || isVisible()) {
            show();
        } else if (patience.getStatus() != Animation.Status.RUNNING) {
            // Not begun again with each word of how far it is: these come faster than the patience ends.
            patience.playFromStart();
        }
    }

    private void end() {
        patience.stop();
        fade.stop();
    }

    private void show() {
        end();
        String notice = model.transport().noticeProperty().get();
        WorkFailure failure = model.failureProperty().get();
        String now = notice.isEmpty() && failure != null ? failure.words() : notice;
        boolean beside = failure == null && isSaidBeside(now);
        boolean says = !now.isEmpty() && !beside;
        setVisible(says);
        setMouseTransparent(!says);
        if (!says) {
            // It goes as it is: one that becomes smaller while it goes can leave a line of its edge on the screen.
            return;
        }
        words.setText(now);
        again.setVisible(failure != null);
        stop.setVisible(model.transport().searchingProperty().get());
        close.setVisible(!stop.isVisible() && failure == null);
        raise.setVisible(!stop.isVisible() && model.transport().isNoticeOfLimit() && isLimited());
        comes = true;
        messages.ifPresent(RemovableMessageDisplay::giveWay);
        comes = false;
        if (isOver()) {
            Duration reading = MessageReadingTime.of(now);
            // A notice with a button takes longer, since the user has to decide about it.
            fade.setDuration(raise.isVisible() ? reading.multiply(2) : reading);
            fade.playFromStart();
        }
    }

    /** Returns whether a text is shown to the user in another window instead of to a class here. */
    private boolean isSaidBeside(String now) {
        if (!now.equals(saidBeside)) {
            boolean isSaid = presenter.map(window -> window.sayBeside(now)).orElse(false);
            saidBeside = isSaid ? now : "";
        }
        return !saidBeside.isEmpty();
    }

    private boolean isLimited() {
        return model.progress().idleProperty().get()
                && model.progress().limitProperty().get() < CompareModel.LAST_LIMIT
                && model.progress().lanesProperty().get().stream().anyMatch(lane -> !lane.complete());
    }
}
