package knightschool.ui.document;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.ui.SceneRegistry;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.SilentSceneHost;
import knightschool.ui.theme.Theme;

/** A window of which only what it says is heard. */
public final class HeardShell implements MessageDisplay {
    static {
        // On a slow machine the card of a read is shown, and its controls need JavaFX.
        ToolkitThread.start();
    }

    /** What is wrong, and what was said, each in its order. */
    public final List<InputFault> faults = new ArrayList<>();

    public final List<String> messages = new ArrayList<>();

    /** Hears what is reported. */
    public Consumer<String> reporting = this::say;

    private final SilentSceneHost quiet = new SilentSceneHost(SceneRegistry.all(), Theme.LIGHT);

    /** The window. */
    public final SceneHost shell = (SceneHost) Proxy.newProxyInstance(
            SceneHost.class.getClassLoader(), new Class<?>[] {SceneHost.class}, (_, method, arguments) -> {
                if (method.getName().equals("messages")) {
                    return this;
                }
                try {
                    return method.invoke(quiet, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            });

    @Override
    public void show(InputFault fault) {
        faults.add(fault);
    }

    @Override
    public void say(String sentence) {
        messages.add(sentence);
    }

    @Override
    public void report(String sentence) {
        reporting.accept(sentence);
    }

    @Override
    public void clear() {}
}
