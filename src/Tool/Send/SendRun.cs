namespace SpanPack.Tool;

/// <summary>Posts payloads one after the other and shows the answers.</summary>
internal sealed class SendRun(IReadOnlyList<PayloadFile> files, AgentAddress address, TimeSpan patience, TextWriter output)
{
    /// <returns>The exit code: refused unless all answers are 2xx.</returns>
    /// <exception cref="ToolException">A payload cannot be sent; earlier ones were sent.</exception>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        using var client = new AgentSender(address, patience);
        int exitCode = ExitCode.Succeeded;
        foreach (PayloadFile file in files)
        {
            AgentRequest request = await OutgoingRequest.CreateAsync(file, cancellation);
            AgentAnswer answer = await client.SendAsync(request, cancellation);
            string size = Amount.Of(request.Body.Length, "byte");
            string line = $"{file.Name}: {request.Method} {address}{request.Path}, {size}: {answer.Status} {answer.Text}";
            await output.WriteLineAsync(SafeText.Escape(line.TrimEnd()));
            if (answer.Status is < 200 or > 299) exitCode = ExitCode.Refused;
        }

        return exitCode;
    }
}
