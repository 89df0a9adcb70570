namespace SpanPack.Tracing;

/// <summary>Values of the tag <c>span.kind</c> (<see cref="Tags.SpanKind"/>).</summary>
public static class SpanKinds
{
    /// <summary>A request that another service answers.</summary>
    public const string Client = "client";

    /// <summary>A request that this service answers.</summary>
    public const string Server = "server";

    /// <summary>A message that is sent.</summary>
    public const string Producer = "producer";

    /// <summary>A message that is received.</summary>
    public const string Consumer = "consumer";

    /// <summary>Work within the process.</summary>
    public const string Internal = "internal";
}
