package knightschool.ui.shell;

import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import knightschool.files.InputFault;

/**
 * The messages of the window: in the window, or in one beside it as long as a person acts there, such as a speaker
 * whose class looks at this one. What stands until it is mended stands in the window: it comes of no key.
 */
final class WindowMessages implements MessageDisplay {
    private final MessageStrip window = new MessageStrip();
    private Optional<MessageStrip> beside = Optional.empty();

    /** What is said in the window itself. */
    MessageStrip window() {
        return window;
    }

    /** Where a person acts from now on; empty for the window itself. What was said elsewhere stays. */
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
    public void report(String sentence) {
        beside.orElse(window).report(sentence);
    }

    @Override
    public boolean sayBeside(String sentence) {
        beside.ifPresent(strip -> strip.replace(sentence));
        return beside.isPresent();
    }

    @Override
    public void stand(String about, InputFault fault) {
        window.stand(about, fault);
    }

    @Override
    public void notKept(String about, InputFault fault) {
        window.notKept(about, fault);
    }

    @Override
    public void notKeptIsTold() {
        window.notKeptIsTold();
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
