package knightschool.ui.picture;

import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.picture.PictureFrame;

/**
 * What is known of a picture.
 *
 * @param frame the part that was looked at; empty for the whole picture
 * @param found the board in it; empty where none was found
 * @param refused why none was found, or, where there is a board, why it has not got the size that a person typed last;
 *     empty before the first look
 */
record PictureState(Optional<PictureFrame> frame, Optional<CorrectedBoard> found, Optional<InputFault> refused) {
    /** Before the first look. */
    static final PictureState UNREAD = new PictureState(Optional.empty(), Optional.empty(), Optional.empty());

    static PictureState found(Optional<PictureFrame> frame, CorrectedBoard board) {
        return new PictureState(frame, Optional.of(board), Optional.empty());
    }

    static PictureState refused(Optional<PictureFrame> frame, InputFault why) {
        return new PictureState(frame, Optional.empty(), Optional.of(why));
    }

    /** The same board in the same frame; what was refused is forgotten. */
    PictureState with(CorrectedBoard board) {
        return found(frame, board);
    }

    /** The same board, and why it has not got another size. */
    PictureState refusing(InputFault size) {
        return new PictureState(frame, found, Optional.of(size));
    }

    boolean isCorrected() {
        return found.filter(CorrectedBoard::corrected).isPresent();
    }
}
