namespace SpanPack;

/// <summary>Encodes the constant tags of a process from <see cref="ProcessRows"/>.</summary>
internal static class ProcessBlockBuilder
{
    /// <summary>Creates the tags of a role if they do not exist yet.</summary>
    internal static RoleTags TagsOf(this ProcessBlocks blocks, SpanRole role, RoleTags?[] roles)
    {
        role &= ProcessBlocks.RoleBits;
        bool withPriority = roles == blocks.RolesFor(hasPriority: true) && (role & SpanRole.ChunkOrphan) != 0;
        return roles[(int)role] ??= new(ProcessRows.TextsOf(blocks, role), ProcessRows.NumbersOf(blocks.Process, role, withPriority),
            withPriority); // two threads at once make it twice
    }

    /// <summary>Creates the tags of a service, an environment and a version.</summary>
    internal static ProcessBlocks Make(ProcessTags process, string? service, string? environment, string? version)
    {
        AutomaticRun ofChunk = ProcessRows.OfFirstInChunk(process);
        AutomaticRun ofPayload = ProcessRows.OfFirstInPayload(process);
        return new ProcessBlocks(process, service, environment, version)
        {
            FirstOfChunk = ofChunk,
            FirstOfPayload = ofPayload,
            OnceCount = ofChunk.Count + ofPayload.Count,
        };
    }
}
