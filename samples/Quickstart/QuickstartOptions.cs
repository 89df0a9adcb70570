namespace Quickstart;

/// <summary>What the command line and the environment ask for.</summary>
/// <param name="Save">Folder for request bodies, or null.</param>
/// <param name="Replay">Payload to re-encode instead of the shop's traces, or null.</param>
/// <param name="ShowTags">Whether the tags of spans are shown.</param>
/// <param name="Agent">The address of the agent to send to; null or empty for an embedded one.</param>
internal sealed record QuickstartOptions(DirectoryInfo? Save, FileInfo? Replay, bool ShowTags, string? Agent);
