/**
 * The one way to work in the background: nothing else in the scenes makes a thread or a pulse.
 *
 * <p>{@link knightschool.ui.work.BackgroundWork} does on a thread of its own what a scene asks for, either the newest
 * alone or all in a queue. Work holds a {@link knightschool.ui.work.WorkContext}, with which it says on the way how far
 * it is, ends where nobody waits any more, and does parts of itself in parallel. A
 * {@link knightschool.ui.work.WorkLoop} owns a state for long and is told between two slices what to do.
 * {@link knightschool.ui.work.Pulse} calls a model once a frame, which takes from its
 * {@link knightschool.ui.work.PulseTaskQueue} what has come since, and makes no frames once the model has nothing to
 * do; what recurs seldom waits in a {@link knightschool.ui.work.PeriodicTask}, without frames. A
 * {@link knightschool.ui.work.MemoryReleaser} gives back what the program no longer needs.
 *
 * <p>What a scene says of work that broke down, on whichever thread, is a {@link knightschool.ui.work.WorkFailure}, and
 * it can be tried again.
 *
 * <p>Not here: what is computed, and what becomes of the answer.
 */
package knightschool.ui.work;
