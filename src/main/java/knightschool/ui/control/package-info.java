/**
 * Controls that every scene shares, where a library's own would behave in another way than the rest of the program.
 *
 * <p>{@link knightschool.ui.control.SegmentedControl} are the one choice by buttons that stand beside each other. A
 * {@link knightschool.ui.control.BalancedHeadline} wraps into lines of about one length. A
 * {@link knightschool.ui.control.FixedWidthButton} keeps its width whatever it says.
 * {@link knightschool.ui.control.WindowMenuPlacement} keeps menus where the window is. A
 * {@link knightschool.ui.control.ScrollPositionSetter} is where a pane stands whose content has changed. A
 * {@link knightschool.ui.control.FocusMarkOwner} marks where keys are in it. {@link knightschool.ui.control.Labels},
 * {@link knightschool.ui.control.Rows}, a {@link knightschool.ui.control.Spacer}, a part's
 * {@link knightschool.ui.control.Visibility} and {@link knightschool.ui.control.ChoiceConverter} are what rows and
 * choices of all scenes need.
 *
 * <p>Not here: buttons that are made from commands, and choices of a board or a file.
 */
package knightschool.ui.control;
