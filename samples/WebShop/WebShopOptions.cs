namespace WebShop;

/// <summary>What the command line asks for.</summary>
/// <param name="Requests">How many requests are made; with <paramref name="KeepRunning"/> in each round.</param>
/// <param name="ShowTags">Whether the tags of spans are shown.</param>
/// <param name="Agent">The address of the agent to send to; null for an embedded one.</param>
/// <param name="KeepRunning">Whether requests are made until Ctrl+C.</param>
/// <param name="IsReal">Whether servers are used where they can be had.</param>
internal sealed record WebShopOptions(int Requests, bool ShowTags, string? Agent, bool KeepRunning, bool IsReal);
