package knightschool.ui;

import java.nio.file.Path;
import knightschool.files.InputFault;

/** Texts outside the scenes: the name of the program, and unexpected failures. */
final class ProgramWords {
    static final String PROGRAM = "Knight School";

    private ProgramWords() {}

    /** The message after the window was closed that its state could not be saved. */
    static String notKept(InputFault fault) {
        return "knight-school: what the window showed is not kept. " + fault.getMessage();
    }

    /** The fault that what was set in an older version of the program cannot be read. */
    static InputFault olderSettings() {
        return new InputFault(
                "Java preferences", "the settings of an older version cannot be read", "Choose them again.");
    }

    /**
     * The message that the disk does not respond.
     *
     * @param folder the folder of the state
     */
    static String notAnswered(Path folder) {
        return "knight-school: what the window showed is not kept. The disk of " + folder
                + " does not answer. Look whether that folder can be opened.";
    }

    /**
     * The message of an unexpected failure.
     *
     * @param place the place in the program, such as ", Board.java:12"; may be empty
     */
    static String wentWrong(Throwable failure, String place) {
        return "Something went wrong inside the program (" + failure + place
                + "). What is open stays open. Please report it with what you did.";
    }
}
