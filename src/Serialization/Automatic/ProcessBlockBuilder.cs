namespace SpanPack;

/// <summary>Encodes the constant tags of a process from the rows of <see cref="AutomaticTags"/>.</summary>
internal static class ProcessBlockBuilder
{
    /// <summary>Creates the tags of a role if they do not exist yet.</summary>
    internal static RoleTags TagsOf(this ProcessBlocks blocks, SpanRole role, RoleTags?[] roles)
    {
        role &= ProcessBlocks.RoleBits;
        bool withPriority = roles == blocks.RolesFor(hasPriority: true) && role.HasFlag(SpanRole.ChunkOrphan);
        return roles[(int)role] ??= MakeRole(blocks, role, withPriority); // two threads at once make it twice
    }

    /// <summary>Creates the tags of a service, an environment and a version.</summary>
    internal static ProcessBlocks Make(ProcessTags process, string? service, string? environment, string? version)
    {
        var blocks = new ProcessBlocks(process, service, environment, version);
        blocks.SetOnce(
            Collect(blocks, AutomaticScope.FirstOfChunk, SpanRole.None, isNumber: false),
            Collect(blocks, AutomaticScope.FirstOfPayload, SpanRole.None, isNumber: false));
        return blocks;
    }

    private static RoleTags MakeRole(ProcessBlocks blocks, SpanRole role, bool withPriority)
        => new(Collect(blocks, AutomaticScope.Role, role, isNumber: false),
            Collect(blocks, AutomaticScope.Role, role, isNumber: true, withPriority), withPriority);

    // The sampling priority comes last, so that its value can be filled in.
    private static AutomaticRun Collect(ProcessBlocks blocks, AutomaticScope scope, SpanRole role, bool isNumber, bool withPriority = false)
    {
        var texts = new List<KeyValuePair<string, string>>();
        var numbers = new List<KeyValuePair<string, double>>();
        var source = new AutomaticSource(blocks, role);
        foreach (AutomaticTag row in AutomaticTags.Rows)
        {
            if (row.Scope != scope || row.IsNumber != isNumber) continue;
            TagValue value = row.Value(source);
            if (!AutomaticTags.IsSet(value)) continue;
            if (isNumber) numbers.Add(new(row.Name, value.AsDouble()));
            else texts.Add(new(row.Name, value.AsString()!));
        }

        if (withPriority) numbers.Add(new(MetricNames.SamplingPriority, 0));
        return AutomaticRun.Of(texts, numbers);
    }
}
