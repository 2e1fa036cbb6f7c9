package knightschool.handout;

import java.util.ArrayList;
import java.util.List;

/**
 * Distributes groups of rows over the pages of a handout, at most three slides to a page, and enlarges pictures where a
 * page has room. Lengths are in points.
 */
final class PageFlow {
    private static final double GAP = 14;
    private static final int MOST_SLIDES = 3;

    private final double height;
    private final List<List<PageRowGroup>> pages = new ArrayList<>();
    private List<PageRowGroup> page = new ArrayList<>();

    /**
     * Creates an empty flow.
     *
     * @param height the height of the space on a page
     */
    private PageFlow(double height) {
        this.height = height;
    }

    /** Returns the groups of each page; at least one page. */
    static List<List<PageRowGroup>> pages(List<PageRowGroup> groups, double height) {
        PageFlow flow = new PageFlow(height);
        groups.stream().flatMap(group -> group.cut(height).stream()).forEach(flow::put);
        flow.pages.add(flow.page);
        return flow.pages.stream().map(flow::stretched).toList();
    }

    private void put(PageRowGroup group) {
        boolean full = page.stream().filter(PageRowGroup::notes).count() == MOST_SLIDES && group.notes();
        if (!page.isEmpty() && (full || used(page) + GAP + group.height() > height)) {
            pages.add(page);
            page = new ArrayList<>();
        }
        page.add(group);
    }

    private static double used(List<PageRowGroup> groups) {
        return groups.stream().mapToDouble(PageRowGroup::height).sum() + GAP * (groups.size() - 1);
    }

    private List<PageRowGroup> stretched(List<PageRowGroup> groups) {
        double wish = groups.stream().mapToDouble(PageRowGroup::stretch).sum();
        double part = wish == 0 ? 0 : Math.min(1, (height - used(groups)) / wish);
        return groups.stream().map(group -> group.stretched(Math.max(0, part))).toList();
    }

    /** Returns the gap below a group, which is larger if the page has space left. */
    static double gap(List<PageRowGroup> groups, double height) {
        double room = height - used(groups);
        return GAP + Math.clamp(room / Math.max(1, groups.size()), 0, GAP);
    }
}
