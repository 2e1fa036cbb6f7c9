package knightschool.ui.walk;

import knightschool.graph.WalkProperty;

/**
 * One line of the verdict on a walk.
 *
 * @param word the word for the property in the chosen terminology
 * @param holds whether the walk has the property
 * @param reason why it holds or not, without a full stop
 * @param applies whether the line is about the walk as it is now; false and muted if it only tells what is still
 *     missing
 * @param now whether the last change of the walk decided it
 */
record WalkPropertyVerdict(
        WalkProperty property, String word, boolean holds, String reason, boolean applies, boolean now) {}
