package knightschool.ui.compare.player;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.util.Subscription;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.message.Message;
import knightschool.ui.message.Message.Offer;
import knightschool.ui.message.Message.Stay;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.NodeMessageDisplay;
import knightschool.ui.work.WorkFailure;

/**
 * Shows the current notice of a comparison over its panes while they are on screen, such as that a step is being
 * searched for, with the commands to stop the search, to raise the limit, or to restart after a failure.
 */
public final class ComparisonNoticeController implements AutoCloseable {
    private final CompareModel model;
    private final Node panes;
    private final Optional<NodeMessageDisplay> display;
    private final Offer stop;
    private final Offer goOn;
    private final Subscription changes;
    private Subscription announcement = Subscription.EMPTY;

    /**
     * @param commands the commands, with those that the notice offers
     * @param panes the panes of the comparison
     */
    public ComparisonNoticeController(
            CompareModel model, CompareCommands commands, MessageDisplay messages, Node panes) {
        this.model = model;
        this.panes = panes;
        this.display = messages.offer(NodeMessageDisplay.class);
        this.stop = new Offer(ComparisonPlayerWords.STOP, commands.named(CompareCommands.STOP));
        this.goOn = new Offer(ComparisonPlayerWords.GO_ON, commands.named(CompareCommands.GO_ON));
        changes = Stream.<ObservableValue<?>>of(
                        model.transport().noticeProperty(),
                        model.transport().searchingProperty(),
                        model.progress().idleProperty(),
                        model.failureProperty(),
                        panes.sceneProperty())
                .map(value -> value.subscribe((_, _) -> announce()))
                .reduce(Subscription.EMPTY, Subscription::and);
    }

    private void announce() {
        Subscription before = announcement;
        Optional<Message> notice = panes.getScene() == null ? Optional.empty() : notice();
        announcement = notice.flatMap(message -> display.map(window -> window.show(message)))
                .orElse(Subscription.EMPTY);
        before.unsubscribe();
    }

    private Optional<Message> notice() {
        String notice = model.transport().noticeProperty().get();
        WorkFailure failure = model.failureProperty().get();
        if (failure != null) {
            return Optional.of(message(notice.isEmpty() ? failure.words() : notice, Stay.UNTIL_MENDED, goOn));
        }
        if (notice.isEmpty()) {
            return Optional.empty();
        }
        if (model.transport().searchingProperty().get()) {
            return Optional.of(message(notice, Stay.DURING_WORK, stop));
        }
        boolean isRaisable = model.transport().isNoticeOfLimit() && isLimited();
        return Optional.of(message(notice, Stay.UNTIL_READ, isRaisable ? new Offer[] {goOn} : new Offer[0]));
    }

    private Message message(String words, Stay stay, Offer... offers) {
        return new Message(words, stay, List.of(offers), Optional.of(panes), model.transport()::clearNotice);
    }

    private boolean isLimited() {
        return model.progress().idleProperty().get()
                && model.progress().limitProperty().get() < CompareModel.LAST_LIMIT
                && model.progress().lanesProperty().get().stream().anyMatch(lane -> !lane.complete());
    }

    /** Withdraws the notice, and shows no other one. */
    @Override
    public void close() {
        changes.unsubscribe();
        announcement.unsubscribe();
    }
}
