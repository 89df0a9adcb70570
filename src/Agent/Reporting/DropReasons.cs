namespace SpanPack;

/// <summary>The texts of reasons in metrics and log messages.</summary>
internal static class DropReasons
{
    internal static int Count { get; } = Enum.GetValues<DropReason>().Length;

    internal static string ToText(this DropReason reason) => reason switch
    {
        DropReason.Evicted => "evicted",
        DropReason.Full => "full",
        DropReason.TooLarge => "too_large",
        DropReason.AgentOverloaded => "agent_overloaded",
        DropReason.Refused => "refused",
        DropReason.Shutdown => "shutdown",
        DropReason.Disposed => "disposed",
        DropReason.GivenUp => "given_up",
        DropReason.Invalid => "invalid",
        _ => "failed",
    };
}
