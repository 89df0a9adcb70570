namespace SpanPack.Tool;

/// <summary>
/// Takes requests from the server, saves them and has them shown, in the terminal or on the page. It uses a separate thread, so that a disk
/// that hangs blocks nothing else.
/// </summary>
internal sealed class RequestIntake
{
    private readonly TaskCompletionSource _ended = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly IAsyncEnumerator<ReceivedRequest> _requests;
    private readonly AgentTally _tally;
    private readonly PayloadSaver? _saver;
    private readonly TerminalQueue _terminal;
    private readonly RequestText _text;
    private readonly AgentPageServer? _page;
    private readonly ConfigurationWatch _configurations = new();
    private long _busySince; // milliseconds; 0 while there is no request

    internal RequestIntake(DevAgentServer server, AgentTally tally, PayloadSaver? saver, TerminalQueue terminal, RequestText text,
        AgentPageServer? page)
    {
        _requests = server.TakeRequestsAsync().GetAsyncEnumerator();
        (_tally, _saver, _terminal, _text, _page) = (tally, saver, terminal, text, page);
        new Thread(Run) { IsBackground = true, Name = "intake" }.Start();
    }

    /// <summary>Gets a task that completes when all received requests are processed.</summary>
    internal Task Ended => _ended.Task;

    /// <summary>Gets whether a request is being saved.</summary>
    internal bool IsBusy => Volatile.Read(ref _busySince) != 0;

    /// <summary>Gets whether no request is being processed, or none has completed for a while.</summary>
    internal bool IsStuck(TimeSpan patience)
        => Volatile.Read(ref _busySince) is var since && (since == 0 || Environment.TickCount64 - since > patience.TotalMilliseconds);

    private void Run()
    {
        try
        {
            while (_requests.MoveNextAsync().AsTask().GetAwaiter().GetResult())
            {
                Volatile.Write(ref _busySince, Environment.TickCount64);
                Take(_requests.Current);
                Volatile.Write(ref _busySince, 0);
            }

            _ended.TrySetResult();
        }
        catch (Exception e)
        {
            _ended.TrySetException(e);
        }
    }

    private void Take(ReceivedRequest request)
    {
        _page?.Take(request); // first: it never waits, and the disk may
        string? saved = _saver?.Save(request);
        _tally.Count(request);
        if (_page is not null && request.Refusal is null) ShowConfigurations(request);
        else if (request.IsAccepted) _terminal.PostRequest(request.KeptBytes, () => _text.OfAccepted(request, saved));
        else if (request.TelemetryBytes is not null)
            _terminal.PostRequest(request.KeptBytes + request.TelemetryBytes.Value, () => RequestText.OfTelemetry(request));
        else if (request.Refusal is not null) _terminal.PostRequest(request.KeptBytes, () => RequestText.OfRefused(request, saved));
        else ShowConfigurations(request);
    }

    private void ShowConfigurations(ReceivedRequest request)
    {
        if (_configurations.Describe(request) is { } line) _terminal.PostRequest(line.Length * sizeof(char), () => line);
    }
}
