// Each program uses some packages; they share what is compiled.
switch (args[0])
{
    case "host": await HostProgram.RunAsync(); break;
    case "tracer": await TracerProgram.RunAsync(); break;
    case "exporter": ExporterProgram.Run(); break;
    case "clients": await ClientsProgram.RunAsync(); break;
    case "logs": await LogsProgram.RunAsync(); break;
    case "payload": PayloadProgram.Run(); break;
    case "converter": ConverterProgram.Run(); break;
    default: throw new ArgumentException($"'{args[0]}' is none of the programs.", nameof(args));
}
