namespace SpanPack;

/// <summary>Notifies visitors when a section occurs again in one element.</summary>
internal struct SectionTracker
{
    private uint _seen;

    internal void Enter<TVisitor>(TraceSection section, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        uint mark = 1u << (int)section;
        if ((_seen & mark) != 0) visitor.RestartSection(section);
        _seen |= mark;
    }
}
