namespace SpanPack;

/// <content>The decision about a trace.</content>
internal sealed partial class ShapedTraces
{
    // False where the mapped root has to be looked at.
    private bool TryDecide(in EndedTrace trace, UInt128 id, scoped ref readonly ShapedChunk chunk, out TraceDecision decision)
    {
        SpanShape root = chunk.Shapes[^1];
        if (trace.Known is { } known)
        {
            if (!known.Sampling.IsDecided && !TryDecide(known, id, root, in chunk))
            {
                decision = TraceDecision.None;
                return false;
            }

            decision = known.Sampling.ReadDecision();
            return decision.IsMade;
        }

        decision = RecentDecisions.OfCaller(trace.Remote);
        if (decision.IsMade) return true;
        if (_sampler.HasLimit) return false; // what is decided twice counts twice
        decision = RecentDecisions.After(decision, _sampler.Decide(root.Service, (ulong)id)); // nobody else sees it
        return true;
    }

    private bool TryDecide(LocalTrace trace, UInt128 id, SpanShape root, scoped ref readonly ShapedChunk chunk)
    {
        if (_sampler.ReadsTags) return false;
        string? resource = root.ResourceText < 0 ? root.Resource : chunk.Texts[chunk.Spans[^1].FirstText + root.ResourceText];
        trace.Sampling.DecideFirst(_sampler.Decide(root.Service, root.Name, resource, (ulong)id));
        return true;
    }
}
