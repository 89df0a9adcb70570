namespace SpanPack;

/// <summary>How far a file is, with the numbers that the agent knows: agent protocol, section 1.7.</summary>
internal enum ApplyState
{
    /// <summary>Not every subscriber has been told, or has come to its end.</summary>
    Unacknowledged = 1,

    /// <summary>All subscribers have it.</summary>
    Applied = 2,

    /// <summary>A subscriber could not take it.</summary>
    Failed = 3,
}
