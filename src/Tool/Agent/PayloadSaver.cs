namespace SpanPack.Tool;

/// <summary>Saves payloads, and reports a failure once.</summary>
internal sealed class PayloadSaver(ReceivedRequestFolder folder, AgentTally tally, Action<string> report)
{
    private bool _isReported;

    /// <summary>Saves a request.</summary>
    /// <returns>The file; null when it was not saved.</returns>
    internal string? Save(ReceivedRequest request)
    {
        try
        {
            string? path = folder.Save(request);
            if (path is not null) NoteSaved();
            else if (folder.IsFull && request is { PayloadFormat: not null, IsBodyComplete: true, Body.Length: > 0 })
                NoteUnsaved($"the saved payloads take {Amount.Of(folder.TotalBytes, "byte")}: no more are saved");
            return path;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            NoteUnsaved($"a payload was not saved: {e.Message}");
            return null;
        }
    }

    private void NoteSaved()
    {
        tally.Saved++;
        _isReported = false;
    }

    // The client has its answer and the next payload may fit: one that cannot be saved does not end the agent.
    private void NoteUnsaved(string reason)
    {
        tally.Unsaved++;
        if (!_isReported) report(reason);
        _isReported = true;
    }
}
