package knightschool.ui.shell;

import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import knightschool.files.InputFault;

/**
 * The messages of the window, shown in the window itself or in another one in which the user acts, such as the
 * speaker's during a presentation. Faults that last until they are mended are shown in the window itself, since no key
 * causes them.
 */
final class WindowMessageRouter implements MessageDisplay {
    private final MessageStrip window = new MessageStrip();
    private Optional<MessageStrip> beside = Optional.empty();

    /** The messages in the window itself. */
    MessageStrip window() {
        return window;
    }

    /** Sets the window in which the user acts; empty for this window. Messages shown elsewhere stay. */
    void speakIn(Optional<SecondaryWindowMessages> other) {
        beside = other.map(SecondaryWindowMessages::strip);
    }

    @Override
    public void show(InputFault fault) {
        beside.orElse(window).show(fault);
    }

    @Override
    public void say(String sentence) {
        beside.orElse(window).say(sentence);
    }

    @Override
    public void answer(String sentence) {
        beside.orElse(window).answer(sentence);
    }

    @Override
    public void report(String sentence) {
        beside.orElse(window).report(sentence);
    }

    @Override
    public boolean sayBeside(String sentence) {
        beside.ifPresent(strip -> strip.replace(sentence));
        return beside.isPresent();
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
    public void giveWay() {
        window.giveWay();
        beside.ifPresent(MessageStrip::giveWay);
    }

    @Override
    public void leave() {
        window.leave();
        beside.ifPresent(MessageStrip::leave);
    }

    @Override
    public ReadOnlyStringProperty shownProperty() {
        return window.shownProperty();
    }

    @Override
    public void clear() {
        window.clear();
        beside.ifPresent(MessageStrip::clear);
    }
}
