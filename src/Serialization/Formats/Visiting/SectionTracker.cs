namespace SpanPack;

/// <summary>The sections that an element has so far, to notice one that occurs again.</summary>
internal struct SectionTracker
{
    /// <summary>The number of kinds of sections.</summary>
    internal const int Kinds = (int)TraceSection.EventAttributes + 1;

    private uint _seen;

    /// <summary>Notes a section that begins at the position of the reader.</summary>
    /// <returns>Whether its content counts: false for one that a later one of the element replaces.</returns>
    /// <exception cref="RepeatedSectionException">The element had it already, and the replaced sections are not known yet.</exception>
    internal bool Enter(TraceSection section, ref MessagePackReader reader)
    {
        uint mark = 1u << (int)section;
        bool isRepeated = (_seen & mark) != 0;
        _seen |= mark;
        if (reader.Replaced is { } replaced) return replaced.Counts((int)section, reader.Position, isRepeated);
        if (isRepeated) throw new RepeatedSectionException();
        return true;
    }
}
