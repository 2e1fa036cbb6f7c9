package knightschool.ui.message;

import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.util.Subscription;
import knightschool.files.InputFault;

/**
 * Shows the messages of the window in the window itself or in another one that the user works in, such as the speaker's
 * during a presentation. Faults that persist until they are corrected are always shown in the window itself, since they
 * do not result from an action in the other window.
 */
public final class WindowMessageRouter
        implements MessageDisplay,
                PersistentFaultDisplay,
                RemovableMessageDisplay,
                SpeakerMessageDisplay,
                NodeMessageDisplay {
    private final MessageStrip window = new MessageStrip();
    private Optional<MessageStrip> secondStrip = Optional.empty();

    /** The messages in the window itself. */
    public MessageStrip window() {
        return window;
    }

    /** Sets the window in which the user acts; empty for this window. Messages shown elsewhere stay. */
    public void speakIn(Optional<SecondaryWindowMessages> other) {
        secondStrip = other.map(SecondaryWindowMessages::strip);
    }

    @Override
    public void show(InputFault fault) {
        secondStrip.orElse(window).show(fault);
    }

    @Override
    public void say(String sentence) {
        secondStrip.orElse(window).say(sentence);
    }

    @Override
    public void answer(String sentence) {
        secondStrip.orElse(window).answer(sentence);
    }

    @Override
    public void report(String sentence) {
        secondStrip.orElse(window).report(sentence);
    }

    @Override
    public Subscription show(Message notice) {
        boolean isFault = notice.stay() == Message.Stay.UNTIL_MENDED;
        return secondStrip.filter(_ -> !isFault).orElse(window).show(notice);
    }

    @Override
    public void showPersistent(String about, InputFault fault) {
        window.showPersistent(about, fault);
    }

    @Override
    public void notKept(String about, InputFault fault) {
        window.notKept(about, fault);
    }

    @Override
    public void suppressNotKept() {
        window.suppressNotKept();
    }

    @Override
    public void settled(String about) {
        window.settled(about);
    }

    @Override
    public void leave() {
        window.leave();
        secondStrip.ifPresent(MessageStrip::leave);
    }

    @Override
    public ReadOnlyStringProperty shownProperty() {
        return window.shownProperty();
    }

    @Override
    public void clear() {
        window.clear();
        secondStrip.ifPresent(MessageStrip::clear);
    }
}
