using System.Globalization;
using Spectre.Console;

namespace SpanPack.Tool;

/// <summary>Listens, shows and saves what comes, until it is told to end.</summary>
internal sealed class AgentRun(AgentRunOptions options, IAnsiConsole console, TextWriter output)
{
    private readonly ReceivedRequestFolder? _folder = options.SaveFolder is { } path ? new(path) : null;
    private readonly QuietTally _quiet = new();
    private int _accepted;
    private int _refused;
    private int _unsaved;

    /// <returns>The exit code: refused when a payload could not be saved.</returns>
    /// <exception cref="ToolException">The port is taken, or the socket cannot be listened on.</exception>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        await using DevAgentServer server = await StartAsync(cancellation);
        try
        {
            await WriteLineAsync($"Listening on {server.Url}{(server.SocketPath is { } socket ? $" and unix://{SafeText.Escape(socket)}" : string.Empty)}. Ctrl+C ends.");
            await foreach (ReceivedRequest request in server.TakeRequestsAsync(cancellation)) await TakeAsync(request);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            await EndAsync(server);
        }

        return _unsaved == 0 ? ExitCode.Succeeded : ExitCode.Refused;
    }

    private async Task<DevAgentServer> StartAsync(CancellationToken cancellation)
    {
        // The system's own message would be about addresses.
        if (options.SocketPath is { } path && !Directory.Exists(Path.GetDirectoryName(Path.GetFullPath(path)))) throw new ToolException($"{path}: its folder does not exist", ExitCode.Refused);
        try
        {
            return await DevAgentServer.StartAsync(new DevAgentOptions { Port = options.Port, SocketPath = options.SocketPath }, cancellation);
        }
        catch (Exception e) when (e is IOException or ArgumentOutOfRangeException or UnauthorizedAccessException)
        {
            throw new ToolException(e.Message, ExitCode.Refused);
        }
    }

    // Requests that were answered before the server ended are shown and saved, too.
    private async Task EndAsync(DevAgentServer server)
    {
        await server.DisposeAsync();
        await foreach (ReceivedRequest request in server.TakeRequestsAsync(CancellationToken.None)) await TakeAsync(request);
        await WriteLineAsync($"{_accepted} accepted, {_refused} refused{(_folder is null ? string.Empty : $", {_folder.Count} saved")}{_quiet}.");
    }

    private async Task TakeAsync(ReceivedRequest request)
    {
        string? saved = Save(request);
        if (request.Payload is { } payload) await ShowAsync(request, payload, saved);
        else if (request.Refusal is { } refusal) await ShowRefusedAsync(request, refusal, saved);
        else _quiet.Add(request.Path);
    }

    private async Task ShowAsync(ReceivedRequest request, TracePayload payload, string? saved)
    {
        _accepted++;
        if (payload.SpanCount > 0) TraceWaterfall.Write(console, payload, new WaterfallOptions { ShowTags = options.ShowTags });
        await WriteLineAsync(string.Create(
            CultureInfo.InvariantCulture, $"{payload.Format.GetName()}, {Amount.Of(payload.Chunks.Count, "chunk")}, {Amount.Of(payload.SpanCount, "span")}, {Amount.Of(request.Body.Length, "byte")}{SavedAs(saved)}"));
        await WriteLineAsync(string.Empty);
    }

    private async Task ShowRefusedAsync(ReceivedRequest request, string refusal, string? saved)
    {
        _refused++;
        string bytes = Amount.Of(request.Body.Length, "byte");
        await WriteLineAsync(SafeText.Escape(string.Create(CultureInfo.InvariantCulture, $"refused {request.Method} {request.Path} ({bytes}) with {request.Status}: {refusal}{SavedAs(saved)}")));
    }

    // The client has its answer and the next payload may fit: one that cannot be saved does not end the agent.
    private string? Save(ReceivedRequest request)
    {
        try
        {
            return _folder?.Save(request);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            _unsaved++;
            ErrorOutput.WriteLine($"a payload was not saved: {e.Message}");
            return null;
        }
    }

    // Another program may wait for the line: it does not stay in a buffer.
    private async Task WriteLineAsync(string line)
    {
        await output.WriteLineAsync(line);
        await output.FlushAsync();
    }

    private static string SavedAs(string? path) => path is null ? string.Empty : $", saved as {SafeText.Escape(Path.GetFileName(path))}";
}
