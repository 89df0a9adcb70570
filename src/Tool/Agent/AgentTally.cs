namespace SpanPack.Tool;

/// <summary>The outcomes of requests. One thread counts, others may read.</summary>
internal sealed class AgentTally
{
    private readonly QuietTally _quiet = new();
    private int _accepted;
    private int _refused;

    internal bool IsSaving { get; init; }

    internal int Saved { get; set; }

    /// <summary>Gets or sets the number of payloads that could not be saved.</summary>
    internal int Unsaved { get; set; }

    internal void Count(ReceivedRequest request)
    {
        if (request.IsAccepted) _accepted++;
        else if (request.Refusal is not null) _refused++;
        else _quiet.Add(request.Path);
    }

    /// <summary>Returns all counts in one line.</summary>
    internal string Describe(int notShown)
    {
        string saved = IsSaving ? $", {Saved} saved" : string.Empty;
        string unsaved = Unsaved > 0 ? $", {Unsaved} not saved" : string.Empty;
        string hidden = notShown > 0 ? $", {notShown} not shown" : string.Empty;
        return $"{_accepted} accepted, {_refused} refused{saved}{unsaved}{hidden}{_quiet}.";
    }
}
