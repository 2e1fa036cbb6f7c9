package knightschool.setup.capability;

import java.util.Set;
import knightschool.setup.value.HideableScenePart;

/** A set-up of a scene that shows less beside a slide's text than in a window. */
public interface SlideOmittedPartsSetup {
    /** Returns the parts that are omitted beside a slide's text but shown in a window; may be empty. */
    Set<HideableScenePart> omittedParts();
}
