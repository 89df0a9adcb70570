namespace SpanPack;

/// <summary>The state of a file, with the numbers of the agent: docs/protocol.md#remote-configuration.</summary>
internal enum ApplyState
{
    /// <summary>A subscriber has not received it yet, or has not completed.</summary>
    Unacknowledged = 1,

    /// <summary>All subscribers have applied it.</summary>
    Applied = 2,

    /// <summary>A subscriber could not apply it.</summary>
    Failed = 3,
}
