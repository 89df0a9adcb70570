using Microsoft.AspNetCore.Connections;

namespace SpanPack.Tool;

/// <summary>Receives, saves and shows requests until it is stopped.</summary>
internal sealed class AgentRun(AgentRunOptions options)
{
    // What is received, kept and not yet saved. With what is drawn, and what the runtime needs, the process stays below the number that the
    // help states.
    private const long MaxKeptBytes = 64 * 1024 * 1024;
    private const long MaxKeptBytesWithPage = 16 * 1024 * 1024; // the page takes what came at once

    // Garbage counts too. On processors with large caches the collector would let hundreds of megabytes gather; what is held at a time is
    // half of this.
    private const long MaxHeapBytes = 352 * 1024 * 1024;

    // The process ends within two seconds of Ctrl+C. Only work that goes on is waited for longer: on a busy machine, or for a backlog on a
    // slow disk.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(0.7); // with the server, the disk and the backlog of the terminal
    private static readonly TimeSpan s_patienceWithWrite = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_step = TimeSpan.FromSeconds(0.1);
    private static readonly TimeSpan s_longest = TimeSpan.FromSeconds(8); // all of it

    private readonly TerminalQueue _terminal = new(RunStreams.CurrentOutput.Bytes);
    private readonly AgentTally _tally = new() { IsSaving = options.SaveFolder is not null };
    private long _endBegan; // milliseconds

    /// <returns>The exit code: refused when a payload could not be saved.</returns>
    /// <exception cref="ToolException">The port is in use, or the socket cannot be opened.</exception>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        HeapLimit.Set(options.Page is { } shown ? PageLauncher.HeapBytesFor(shown.KeptBytes) : MaxHeapBytes);
        PayloadSaver? saver = options.SaveFolder is { } path
            ? new(new ReceivedRequestFolder(path, options.MaxSavedBytes), _tally, _terminal.PostError)
            : null;
        DevAgentServer server = await StartAsync(cancellation);
        await using AgentPageServer? page = await StartPageAsync(server, cancellation);
        string otlp = server.OtlpUrl is { } url ? $" and {url} (OTLP)" : string.Empty;
        string socket = server.SocketPath is { } file ? $" and unix://{SafeText.Escape(file)}" : string.Empty;
        string listening = $"Listening on {server.Url}{otlp}{socket}. Ctrl+C ends.\n";
        _terminal.Post(() => listening);
        if (page is not null) ShowPage(page.Url);
        var intake = new RequestIntake(server, _tally, saver, _terminal, new RequestText(options.Color, options.ShowTags), page);
        Interruption.Allow(s_longest + 2 * s_patienceWithWrite);
        await Task.WhenAny(Task.Delay(Timeout.InfiniteTimeSpan, cancellation), _terminal.Ended, intake.Ended);
        await EndAsync(server, intake);
        return _tally.Unsaved == 0 ? ExitCode.Succeeded : ExitCode.Refused;
    }

    // Nothing has been received yet that would have to be saved.
    private async Task<AgentPageServer?> StartPageAsync(DevAgentServer server, CancellationToken cancellation)
    {
        if (options.Page is not { } choice) return null;
        try
        {
            return await PageLauncher.StartAsync(new AgentPageOptions
            {
                Port = choice.Port, KeptBytes = choice.KeptBytes,
                AgentUrl = server.Url
            },
                cancellation);
        }
        catch
        {
            await server.DisposeAsync();
            throw;
        }
    }

    private void ShowPage(Uri page)
    {
        _terminal.Post(() => $"The page is at {page}\n");
        if (options.Page is { Opens: true }) _ = BrowserLauncher.OpenAsync(page);
    }

    private async Task<DevAgentServer> StartAsync(CancellationToken cancellation)
    {
        // The system's own message would be about addresses.
        if (options.SocketPath is { } path && !Directory.Exists(Path.GetDirectoryName(Path.GetFullPath(path))))
            throw new ToolException($"{path}: its folder does not exist", ExitCode.Refused);
        if (options.ConfigurationFolder is { } folder && !Directory.Exists(folder))
            throw new ToolException($"{folder}: no such folder", ExitCode.Refused);
        try
        {
            return await DevAgentServer.StartAsync(
                new DevAgentOptions
                {
                    Port = options.Port,
                    OtlpPort = options.OtlpPort,
                    SocketPath = options.SocketPath,
                    Behavior = options.Behavior,
                    MaxKeptBytes = options.Page is null ? MaxKeptBytes : MaxKeptBytesWithPage,
                    WaitsForReader = true,
                    ConfigurationFolder = options.ConfigurationFolder,
                },
                cancellation);
        }
        catch (IOException e) when (e.InnerException is AddressInUseException)
        {
            // Kestrel's message has the address.
            bool isOtlp = options.OtlpPort is { } otlp && e.Message.Contains($":{otlp}:", StringComparison.Ordinal);
            int port = isOtlp ? options.OtlpPort!.Value : options.Port;
            string owner = await PortOwner.FindAsync(port, cancellation);
            string option = isOtlp ? "--otlp-port" : "--port";
            throw new ToolException($"port {port} is taken by {owner}; {option} chooses another", ExitCode.Refused);
        }
        catch (Exception e) when (e is IOException or ArgumentOutOfRangeException or UnauthorizedAccessException)
        {
            throw new ToolException(e.Message, ExitCode.Refused);
        }
    }

    // Requests that were answered before the server ended are shown and saved, too, as long as disk and terminal take them.
    private async Task EndAsync(DevAgentServer server, RequestIntake intake)
    {
        _endBegan = Environment.TickCount64;
        await WaitAsync(server.DisposeAsync().AsTask(), static () => true, s_patience);
        await WaitAsync(intake.Ended, () => intake.IsStuck(s_patience), s_patience);
        if (_tally.IsSaving && intake.IsBusy) _tally.Unsaved += server.Requests.Count + 1; // with the one that hangs
        await WaitAsync(_terminal.WaitUntilShortAsync(), static () => true, s_patience);
        _terminal.Complete(() => _tally.Describe(_terminal.NotShown) + "\n");
        // what it failed with
        if (await WaitAsync(_terminal.Ended, () => _terminal.IsStuck(_endBegan, s_patienceWithWrite), s_step)) await _terminal.Ended;
        else await TellUnreadAsync();
        if (intake.Ended.IsFaulted) await intake.Ended; // nothing that is foreseen
    }

    // On the error stream, which may be another one, and by a thread that is left behind if it hangs too.
    private async Task TellUnreadAsync()
    {
        string line = $"the output has no reader: {_tally.Describe(_terminal.NotShown)}";
        await Task.WhenAny(Task.Run(() => ErrorOutput.WriteLine(line)), Task.Delay(s_step));
    }

    /// <summary>Waits for work, and longer for work that makes progress.</summary>
    /// <returns>Whether it has ended.</returns>
    private async Task<bool> WaitAsync(Task work, Func<bool> isStuck, TimeSpan patience)
    {
        for (long began = Environment.TickCount64; !work.IsCompleted; await Task.WhenAny(work, Task.Delay(s_step)))
        {
            long now = Environment.TickCount64;
            if (now - began > patience.TotalMilliseconds && (isStuck() || now - _endBegan > s_longest.TotalMilliseconds)) return false;
        }

        return true;
    }
}
