package knightschool.ui;

import java.nio.file.Path;
import knightschool.files.InputFault;

/** What the program says outside its scenes: its name, and what went wrong unforeseen. */
final class ProgramWords {
    static final String PROGRAM = "Knight School";

    private ProgramWords() {}

    /** Said where the window is closed and cannot be shown again as it was. */
    static String notKept(InputFault fault) {
        return "knight-school: what the window showed is not kept. " + fault.getMessage();
    }

    /** @param folder in which it is kept */
    static String notAnswered(Path folder) {
        return "knight-school: what the window showed is not kept. The disk of " + folder
                + " does not answer. Look whether that folder can be opened.";
    }

    /** @param place where in the program, such as ", Board.java:12"; may be empty */
    static String wentWrong(Throwable failure, String place) {
        return "Something went wrong inside the program (" + failure + place
                + "). What is open stays open. Please report it with what you did.";
    }
}
